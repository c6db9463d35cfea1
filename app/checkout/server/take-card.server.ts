import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { cardFormSchema, cardFormWithAddressSchema } from '~/domain/checkout/card-form';
import { decideAddedCard } from '~/domain/checkout/decide-after-checkout';
import { addCard } from '~/domain/payments/cards/add-card';
import { openCardForm } from '~/domain/payments/orders/get-checkout';
import type { UserViewer } from '~/domain/viewers/viewer';
import { challengeOf } from '../../kit/captcha/challenge-of';
import { parseForm } from '../../kit/forms/parse-form.server';
import type { PayResponse } from '../pay/pay-response';
import { requiresAddress } from './requires-address.server';
import { browserOf } from './browser-of.server';
import type { CheckoutSubject } from '../checkout-href';
import { checkoutAt, pathOf, withModal } from './checkout-addresses';

/** The purpose of a new card, in forms and addresses with the contract's names. */
export interface CardPurpose {
  from: string;
  /** The order that the card will pay. */
  order: string | null;
  postId: string | null;
  /** The plan whose change the card will pay. */
  change: string | null;
}

export function readPurpose(fields: { get(name: string): unknown }): CardPurpose {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, 100) : null;
  };
  return {
    from: pathOf(fields.get('from')) ?? '/settings',
    order: text('order'),
    postId: text('postId'),
    change: text('useChangeSubscription') === 'true' ? text('change') : null,
  };
}

/** Returns the page after the attempt to add a card. */
export function afterCard(purpose: CardPurpose, answer: 'saved' | 'failed', now: Date): string {
  const { from, postId } = purpose;
  const subject = subjectOf(purpose);
  const next = decideAddedCard({ answer, forCheckout: subject !== null, postId });
  switch (next.kind) {
    case 'show-post':
      return `/explorer?${new URLSearchParams({ postId: next.postId, reload: String(now.getTime()) })}`;
    case 'open-checkout':
      return subject
        ? checkoutAt({ subject, place: 'modal', from }, { useLastCard: 'true' })
        : from;
    case 'open-modal':
      return withModal(from, next.modal, wordsOf(purpose));
    case 'leave':
      return from;
  }
}

/** Returns the checkout that the card is added for. */
function subjectOf({ order, change }: CardPurpose): CheckoutSubject | null {
  if (order !== null) return { order };
  return change === null ? null : { change };
}

/** Returns the purpose of a card as the fields of addresses and forms. */
export const wordsOf = ({ order, change, postId }: CardPurpose): Record<string, string> => ({
  ...(order !== null && { order }),
  ...(change !== null && { change, useChangeSubscription: 'true' }),
  ...(postId !== null && { postId }),
});

interface Sent {
  context: AppLoadContext;
  viewer: UserViewer;
  form: FormData;
}

/** Saves a form's card, or redirects to its holder's bank or the processor's own page. */
export async function takeCard({ context, viewer, form }: Sent) {
  const { domain, paymentProviders, product, language, address, limits } = context;
  const purpose = readPurpose(form);
  if (form.get('means') === 'card-page') {
    const opened = await openCardForm(domain, paymentProviders, {
      userId: viewer.userId,
      reference: `save:${viewer.userId}`,
      purpose: 'save',
      returnUrl: addressOf(product.publicUrl, '/add_card', purpose),
      locale: language.locale,
    });
    if (opened.ok) return redirect(opened.form.pageUrl);
    return opened.reason === 'provider-away'
      ? data<PayResponse>({ problem: 'away' }, 503)
      : data<PayResponse>({ problem: 'problem.means' }, 422);
  }
  const schema = (await requiresAddress(context, viewer))
    ? cardFormWithAddressSchema
    : cardFormSchema;
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') {
    return data<PayResponse>({ lastResult: submission.reply({ hideFields: ['token'] }) }, 400);
  }
  const allowed = await limits.addCard(viewer.person, challengeOf(form));
  if (!allowed.ok) {
    const error = allowed.wantsCaptcha ? 'show that you are human' : 'too many attempts';
    const lastResult = { status: 'error' as const, error: { '': [error] } };
    return data<PayResponse>({ lastResult, wantsCaptcha: allowed.wantsCaptcha }, 422);
  }
  const added = await addCard(domain, paymentProviders, {
    ...submission.value,
    userId: viewer.userId,
    origin: { deviceId: context.device.id, address },
    browser: browserOf(context, form),
    returnUrl: addressOf(product.publicUrl, '/add_card/return', purpose),
  });
  if (added.ok) {
    return redirect(
      added.kind === 'redirect' ? added.url : afterCard(purpose, 'saved', domain.now()),
    );
  }
  if (added.reason === 'provider-away') return data<PayResponse>({ problem: 'away' }, 503);
  if (added.reason === 'too-many-attempts') {
    return data<PayResponse>({ problem: 'problem.limits' }, 429);
  }
  if (added.reason === 'purchases-paused') {
    return data<PayResponse>({ problem: 'problem.paused' }, 403);
  }
  if (added.reason === 'too-many-cards') {
    return data<PayResponse>({ problem: 'problem.cards' }, 409);
  }
  return redirect(afterCard(purpose, 'failed', domain.now()));
}

/** Returns an address of the site with the purpose of a card, in the contract's names. */
function addressOf(publicUrl: string, path: string, purpose: CardPurpose): string {
  const url = new URL(path, publicUrl);
  const params = {
    from: purpose.from,
    ...wordsOf(purpose),
    ...(subjectOf(purpose) !== null && { useCheckoutRedirect: 'true' }),
    ...(purpose.postId !== null && { useSaveCardRedirect: 'true' }),
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
