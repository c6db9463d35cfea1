import { withoutModals } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';

/** Pages that serve only to sign in, so they are no destination after sign-in. */
const signInPages = ['/sign_up', '/sign_in', '/verify', '/verify_email', '/reset_password'];

/** Returns the page to continue on after a sign-in at this location. */
export function afterSignIn(location: { pathname: string; search: string }): string {
  const search = new URLSearchParams(location.search);
  if (signInPages.includes(location.pathname)) return safePath(search.get('redirectTo'));
  const kept = withoutModals(search).toString();
  return location.pathname + (kept && `?${kept}`);
}
