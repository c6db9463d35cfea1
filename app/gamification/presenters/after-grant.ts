import type { Granted } from '~/domain/gamification/streak/claim-daily-reward';
import { modalHref, requestedModals } from '../../kit/modals/modal-keys';

/** Any origin can resolve a path. This one never exists (RFC 6761). */
const nowhere = 'http://site.invalid';

/** Splits an address of this site into its path and query. */
export function placeOf(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, nowhere);
  return { pathname, search };
}

/**
 * Returns the address to show after rewards were granted: the page that the person acted on, and if they
 * reached a level its modal on top of those that are open.
 */
export function hrefAfterGrant(back: string, { reached }: Pick<Granted, 'reached'>): string {
  const [first] = reached;
  if (!first) return back;
  const place = placeOf(back);
  const under = requestedModals(new URLSearchParams(place.search));
  const meta = { from: String(first.level - 1) };
  const { pathname, search } = modalHref(place, 'levelUpModal', { meta, under });
  return pathname + search;
}
