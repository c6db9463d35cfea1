import type { CheckoutVariant } from '~/domain/checkout/schema';
import { outcomeModal } from '~/domain/checkout/decide-checkout';
import { safePath } from '../../kit/site/safe-path';
import { modalHref, requestedModals } from '../../kit/modals/modal-keys';
import { checkoutPath, type CheckoutSubject } from '../checkout-href';

const nowhere = 'http://site.invalid';

/** Returns a path of the site from a form or an address; null for anything else. */
export function pathOf(given: unknown): string | null {
  return safePath(given, '') || null;
}

/** Returns the address of a page with a modal over it and over the modals that it already has. */
export function withModal(path: string, modal: string, meta: Record<string, string>): string {
  const { pathname, search } = new URL(path, nowhere);
  const under = requestedModals(new URLSearchParams(search));
  const href = modalHref({ pathname, search }, modal, { meta, under });
  return href.pathname + href.search;
}

/** The place of a checkout: over a page, or on its own. */
export interface CheckoutLocation {
  subject: CheckoutSubject;
  place: 'page' | 'modal';
  from: string | null;
}

/** Returns the address of the same checkout with these parameters. */
export function checkoutAt(
  { subject, place, from }: CheckoutLocation,
  params: Record<string, string> = {},
): string {
  if (place === 'modal' && from !== null) {
    return withModal(from, 'checkoutModal', { ...subject, ...params });
  }
  return checkoutPath(subject, { ...params, ...(from !== null && { from }) });
}

/** Returns the address that shows an order's result: over the page where it began, or on its own. */
export function outcomeAt(
  checkoutPlace: CheckoutLocation,
  variant: CheckoutVariant,
  outcome: 'success' | 'failure',
): string {
  const { subject, place, from } = checkoutPlace;
  const modal = outcomeModal(variant, outcome);
  if (place === 'page' || from === null) return checkoutAt(checkoutPlace);
  return modal === null ? from : withModal(from, modal, subject);
}

/** Returns the address that a processor sends the payer back to. */
export function returnUrl(
  publicUrl: string,
  { orderId, place, from }: Omit<CheckoutLocation, 'subject'> & { orderId: string },
  params: Record<string, string>,
): string {
  const url = new URL(`/checkout/${orderId}/return`, publicUrl);
  for (const [name, value] of Object.entries({
    ...params,
    place,
    ...(from !== null && { from }),
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
