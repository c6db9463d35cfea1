import type { AccountType } from '~/domain/viewers/schema';

const types: readonly AccountType[] = ['User', 'CreatorUser', 'MasterCreatorUser'];

/** Returns the requested account type, read from the page's query or the modal's parameters. */
export function requestedAccountType(search: string): AccountType {
  const params = new URLSearchParams(search);
  const requested = params.get('accountType') ?? params.get('signUpModal.accountType');
  return types.find((type) => type === requested) ?? 'User';
}

/** Creators and managers of several creators see the same texts. */
export function isCreator(type: AccountType): boolean {
  return type !== 'User';
}

/** The page where a creator's application begins. */
const applicationHref = '/verified-model-onboarding';

/** Returns the page after a sign-up: a creator is led to the application unless the link named another page. */
export const afterSignUp = (type: AccountType, redirectTo: string): string =>
  type === 'CreatorUser' && redirectTo === '/' ? applicationHref : redirectTo;
