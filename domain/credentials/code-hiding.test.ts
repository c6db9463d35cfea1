import { expect, it } from 'vitest';
import { makeAsker, makeSession, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { hideCodes, hidesCodes } from './code-hiding';
import { initiateChangeEmail } from './initiate-change-email';
import { sendProofCode } from '../accounts/prove-identity';
import { requestPasswordReset } from './request-password-reset';
import { signInWithProvider } from '../identities/sign-in-with-provider';

const { database, context } = await openTestContext();

const asker = makeAsker();

/** Requests every code that is mailed to a user with an account. */
async function requestCodes({ id: userId, email }: { id: string; email: string }) {
  const { sessionId } = await makeSession(context, userId);
  const another = `${newId()}@example.com`;
  await requestPasswordReset(context, { email, asker });
  await sendProofCode(context, { userId, sessionId, email });
  await initiateChangeEmail(context, { userId, sessionId, email: another, password: testPassword });
  const identity = { provider: 'AURORA', providerName: 'Aurora', subject: newId(), email };
  const visit = { asker, accountType: 'User', locale: 'en-GB' } as const;
  await signInWithProvider(context, { ...identity, isEmailVerified: false }, visit);
  const rows = await database
    .db('outbox')
    .whereRaw("payload->>'email' in (?, ?)", [email, another])
    .orderBy('name')
    .select<{ name: string; payload: { hidesCode: boolean } }[]>('name', 'payload');
  return rows.map(({ name, payload }) => [name, payload.hidesCode]);
}

it.each([true, false])('is included in the event of every mailed code (%s)', async (isHiding) => {
  const user = await makeUser(database.db);
  if (isHiding) await hideCodes(context, user.id, isHiding);
  expect(await hidesCodes(database.db, user.id)).toBe(isHiding);
  expect(await requestCodes(user)).toEqual([
    ['accounts.email-change-requested', isHiding],
    ['accounts.identity-code-requested', isHiding],
    ['accounts.password-reset-requested', isHiding],
    ['accounts.proof-code-requested', isHiding],
  ]);
});

it('can be taken back', async () => {
  const user = await makeUser(database.db);
  await hideCodes(context, user.id, true);
  await hideCodes(context, user.id, false);
  expect(await hidesCodes(database.db, user.id)).toBe(false);
});
