import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { caseKinds } from '~/domain/cases/kinds';
import { arrivalsOf } from './arrivals';
import { formsOf } from './forms-of';

type Place = [title: string, address: string, enter: () => Promise<Client>];

/** Returns every page and modal with a form that can be refused, with the client that opens it. */
export function placesOf(siteOf: () => TestSite): Place[] {
  const { visitor, member } = formsOf(siteOf);
  const arrive = arrivalsOf(siteOf);
  const slug = 'somebody-to-talk-to';
  return [
    [
      'a creator’s sign-up',
      '/sign_up?accountType=MasterCreatorUser&redirectTo=%2Fstories%2Fa',
      async () => visitor(),
    ],
    [
      'the sign-up’s modal',
      '/characters?section=men&modal=signUpModal&signUpModal.accountType=CreatorUser',
      async () => visitor(),
    ],
    ['the log-in', '/sign_in?redirectTo=%2Fchats', async () => visitor()],
    ['the log-in’s modal', '/characters?modal=loginModal', async () => visitor()],
    ['a reset', '/reset_password?redirectTo=%2Fchats', async () => visitor()],
    ['a reset’s modal', '/characters?modal=resetPasswordModal', async () => visitor()],
    ['the code', '/verify?redirectTo=%2Fchats', () => logIn(siteOf(), { isVerified: false })],
    [
      'another address',
      '/verify?change-email&redirectTo=%2Fchats',
      () => logIn(siteOf(), { isVerified: false }),
    ],
    ['the profile of somebody new', '/personalize?redirectTo=%2Fchats', member],
    ['its modal', '/characters?modal=signUpPersonalize', member],
    ['a question', '/contact', async () => visitor()],
    ...caseKinds
      .filter((kind) => kind !== 'contact')
      .map((kind): Place => [
        `a report: ${kind}`,
        `/report/${kind}?place=https%3A%2F%2Fexample.com%2F1`,
        async () => visitor(),
      ]),
    ['what became of a case', '/case?reference=K7QM-2XWP-9DTR', async () => visitor()],
    ['the profile', '/settings/profile', member],
    ['the account’s security', '/settings/security', member],
    ['leaving', '/settings/delete', member],
    ['its modal', '/settings/privacy?modal=confirmDeleteProfile', member],
    ['a code for another address', '/settings/security?change=code', arrive.changingEmail],
    ['a proof', '/settings/confirm?redirectTo=%2Fsettings%2Fdelete', member],
    ['a proof by an app', '/settings/confirm?redirectTo=%2Fsettings%2Fdelete', arrive.withFactor],
    ['the second step', '/second_step?redirectTo=%2Fchats', arrive.atSecondStep],
    ['a reset’s code', '/reset_password?redirectTo=%2Fchats', arrive.resetting],
    ['a provider’s address', '/link_account', arrive.claiming],
    ['a conversation', `/chats/${slug}`, () => arrive.inChatWith(slug)],
    ['the back office’s channel', '/admin', async () => visitor()],
    ['a forgotten password of staff', '/admin/reset', async () => visitor()],
    ['its second step', '/admin', () => arrive.staffAtFactor({ hasApp: true })],
    ['the first factor of staff', '/admin', arrive.staffAtFactor],
    ['the security of staff', '/admin/security', arrive.staffAtDesk],
    ['a proof of staff', '/admin/confirm?redirectTo=%2Fadmin%2Fstaff', arrive.staffAtDesk],
  ];
}
