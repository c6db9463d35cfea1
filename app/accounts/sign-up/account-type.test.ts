import { expect, it } from 'vitest';
import { requestedAccountType, isCreator } from './account-type';

it.each([
  ['', 'User'],
  ['?accountType=CreatorUser', 'CreatorUser'],
  ['?modal=signUpModal&signUpModal.accountType=MasterCreatorUser', 'MasterCreatorUser'],
  ['?accountType=User', 'User'],
  ['?accountType=admin', 'User'],
  ['?accountType=', 'User'],
])('%j selects the account type %s', (search, type) =>
  expect(requestedAccountType(search)).toBe(type),
);

it('takes both kinds of creators for creators', () => {
  expect([isCreator('CreatorUser'), isCreator('MasterCreatorUser'), isCreator('User')]).toEqual([
    true,
    true,
    false,
  ]);
});
