import type { AccountType } from '~/domain/viewers/schema';

/**
 * Returns the address of a page with the destination and account type to use afterwards. The form is sent
 * to the same address, so a refused person sees the same page again, also without scripts and after a
 * reload.
 */
export function withRedirect(
  page: string,
  redirectTo: string,
  accountType: AccountType = 'User',
): string {
  const query = new URLSearchParams({
    ...(accountType === 'User' ? {} : { accountType }),
    ...(redirectTo === '/' ? {} : { redirectTo }),
  }).toString();
  return query === '' ? page : `${page}?${query}`;
}
