import { modalHref } from '../../kit/modals/modal-keys';
import { personalizeHref } from '../sign-up/form-origin';

/** Checks whether a path leads to payment: it has a segment `paywall`. */
const isPaywall = (pathname: string) => pathname.split('/').includes('paywall');

/**
 * Returns the page after a person has verified their address: a confirmation on the way to payment, or
 * else the form that asks for their name.
 */
export function afterProofHref(redirectTo: string): string {
  const { pathname, search, hash } = new URL(redirectTo, 'http://site.invalid');
  if (!isPaywall(pathname)) return personalizeHref(redirectTo);
  const href = modalHref({ pathname, search }, 'allSetModal');
  return href.pathname + href.search + hash;
}
