import type { AccountType } from '~/domain/viewers/schema';

/**
 * A page of its own that knows where its person wants to go, and as what. Its form is sent there,
 * too: whoever is refused is shown the same page again, without scripts and after a reload.
 */
export function withRedirect(
  page: string,
  redirectTo: string,
  accountType: AccountType = 'User',
): string {
  const told = new URLSearchParams({
    ...(accountType === 'User' ? {} : { accountType }),
    ...(redirectTo === '/' ? {} : { redirectTo }),
  }).toString();
  return told === '' ? page : `${page}?${told}`;
}
