import { expect, it } from 'vitest';
import { afterSignUp, requestedAccountType, isCreator } from './account-type';

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

it('leads a new creator to their application, unless they were on their way elsewhere', () => {
  expect(afterSignUp('CreatorUser', '/')).toBe('/verified-model-onboarding');
  expect(afterSignUp('CreatorUser', '/chats')).toBe('/chats');
  expect(afterSignUp('User', '/')).toBe('/');
});
