import { withoutModals } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';

/** Pages that exist only to sign in; nobody wants to come back to them. */
const signInPages = ['/sign_up', '/sign_in', '/verify', '/verify_email', '/reset_password'];

/** Where somebody continues who signs in at this place. */
export function afterSignIn(location: { pathname: string; search: string }): string {
  const search = new URLSearchParams(location.search);
  if (signInPages.includes(location.pathname)) return safePath(search.get('redirectTo'));
  const kept = withoutModals(search).toString();
  return location.pathname + (kept && `?${kept}`);
}
