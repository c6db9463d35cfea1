import type { AccountType } from '~/domain/viewers/schema';

const types: readonly AccountType[] = ['User', 'CreatorUser', 'MasterCreatorUser'];

/** The kind of account an address asks for, on the page of its own or told to the modal. */
export function requestedAccountType(search: string): AccountType {
  const params = new URLSearchParams(search);
  const asked = params.get('accountType') ?? params.get('signUpModal.accountType');
  return types.find((type) => type === asked) ?? 'User';
}

/** Creators of themselves and managers of several read the same words. */
export function isCreator(type: AccountType): boolean {
  return type !== 'User';
}
