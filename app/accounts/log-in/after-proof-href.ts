import { modalHref } from '../../kit/modals/modal-keys';
import { personalizeHref } from '../sign-up/form-origin';

/** A path on the way to paying: any with such a segment. */
const isPaywall = (pathname: string) => pathname.split('/').includes('paywall');

/**
 * Where somebody goes on who has just proved their address: on the way to paying they are told that
 * all is set, anywhere else they are asked what to be called.
 */
export function afterProofHref(redirectTo: string): string {
  const { pathname, search, hash } = new URL(redirectTo, 'http://site.invalid');
  if (!isPaywall(pathname)) return personalizeHref(redirectTo);
  const href = modalHref({ pathname, search }, 'allSetModal');
  return href.pathname + href.search + hash;
}
