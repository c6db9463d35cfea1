import { modalHref } from '../../kit/modals/modal-keys';
import type { FormOrigin } from '../sign-up/form-origin';
import { withRedirect } from '../../kit/site/with-redirect';

/** The page of the password's reset, for those who have no page to come back to. */
export const resetPage = '/reset_password';

/** Where the next step of a reset is shown: over the page it began on, else on its own page. */
export function resetHref({ place, redirectTo }: FormOrigin): string {
  if (place === 'page') return withRedirect(resetPage, redirectTo);
  return modalOver(redirectTo, 'resetPasswordModal');
}

/** Where somebody logs in with the password they have just set. */
export function logInHref({ place, redirectTo }: FormOrigin): string {
  if (place === 'page') return withRedirect('/sign_in', redirectTo);
  return modalOver(redirectTo, 'loginModal');
}

function modalOver(path: string, modal: string): string {
  const { pathname, search } = new URL(path, 'http://site.invalid');
  const href = modalHref({ pathname, search }, modal);
  return href.pathname + href.search;
}
