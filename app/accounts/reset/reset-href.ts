import { modalHref } from '../../kit/modals/modal-keys';
import type { FormOrigin } from '../sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';

/** The page of the password reset, used when there is no page to return to. */
export const resetPage = '/reset_password';

/** Returns the address of the next reset step: over the page where the reset began, or on its own page. */
export function resetHref({ place, redirectTo }: FormOrigin): string {
  if (place === 'page') return withRedirect(resetPage, redirectTo);
  return modalOver(redirectTo, 'resetPasswordModal');
}

/** Returns the log-in address for a user who has just set a new password. */
export function logInHref({ place, redirectTo }: FormOrigin): string {
  if (place === 'page') return withRedirect('/sign_in', redirectTo);
  return modalOver(redirectTo, 'loginModal');
}

function modalOver(path: string, modal: string): string {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  const href = modalHref({ pathname, search }, modal);
  return href.pathname + href.search;
}
