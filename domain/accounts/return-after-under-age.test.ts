import { describe, expect, it } from 'vitest';
import { makeAsker, makeSession, makeUser, testPassword } from '~/db/testing';
import { codeSentTo } from '~/db/testing/code-sent-to';
import { openTestContext } from '~/db/testing/open-test-context';
import type { SocialIdentity } from '~/providers/social/social-provider';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { releasePerson } from '../age-reviews/release-person';
import { changeEmail } from '../credentials/change-email';
import { declareUnderAge } from './declare-under-age';
import { initiateChangeEmail } from '../credentials/initiate-change-email';
import { logIn } from './log-in';
import { signInWithProvider } from '../identities/sign-in-with-provider';
import { signUp } from './sign-up';
import { verifySignUp } from './verify-sign-up';
import type { AccountState } from '../account-states/schema';

const { database, context } = await openTestContext();

const asker = makeAsker();
const password = 'secret-1';

/** Returns an address whose owner declared to be under age and whose account is erased. */
async function declaredAddress() {
  const name = newId();
  const email = `${name}@gmail.com`;
  const { id } = await makeUser(database.db, { email });
  await declareUnderAge(context, { user: await makeSession(context, id), guestId: null });
  await database
    .db('users')
    .where({ id })
    .update({ state: 'deleted', email: `${id}@x.invalid` });
  return { email, alias: `${name.toUpperCase()}+again@googlemail.com`.toLowerCase() };
}
const stateOf = async (id: string) =>
  (await database.db('users').where({ id }).first<{ state: AccountState }>('state')).state;
const isOpen = async (sessionId: string) =>
  (await database.db('sessions').where({ id: sessionId }).first('revoked_at'))?.revoked_at === null;

async function join(email: string) {
  const { user, tokens } = await signUp(context, { email, password, accountType: 'User' });
  const verify = async () =>
    verifySignUp(context, {
      userId: user.id,
      email,
      sessionId: tokens.sessionId,
      asker,
      code: await codeSentTo(context, user.id),
    });
  return { id: user.id, email, tokens, verify };
}

describe('an address whose owner stated that they are under age', () => {
  it.each(['email', 'alias'] as const)(
    'signs up like any other (%s), and its account is held once it is proved',
    async (spelling) => {
      const declared = await declaredAddress();
      const [marked, any] = [await join(declared[spelling]), await join(`${newId()}@gmail.com`)];
      const answers = [await marked.verify(), await any.verify()];
      expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await stateOf(any.id)).toBe('active');
      expect(await stateOf(marked.id)).toBe('under_age_review');
      expect(await isOpen(marked.tokens.sessionId)).toBe(false);
      expect(await logIn(context, { email: marked.email, password })).toMatchObject({
        reason: 'under_age_review',
      });
    },
  );

  it('is held by way of a provider, too', async () => {
    const { alias } = await declaredAddress();
    const identity: SocialIdentity = {
      provider: 'AURORA',
      providerName: 'Aurora',
      subject: newId(),
      email: alias,
      isEmailVerified: true,
    };
    const visit = { asker, accountType: 'User', locale: 'en-GB' } as const;
    const refused = { ok: false, reason: 'under_age_review' };
    expect(await signInWithProvider(context, identity, visit)).toMatchObject(refused);
    expect(await signInWithProvider(context, identity, visit)).toMatchObject(refused);
  });

  it('holds the account that changes to it', async () => {
    const { alias } = await declaredAddress();
    const { id, email } = await makeUser(database.db);
    const signedIn = await logIn(context, { email, password: testPassword });
    if (!signedIn.ok) throw new Error('was not signed in');
    const { sessionId } = signedIn.tokens;
    const change = { userId: id, sessionId, asker };
    await initiateChangeEmail(context, { ...change, email: alias, password: testPassword });
    const row = await database
      .db('outbox')
      .where({ name: 'accounts.email-change-requested', aggregate_id: id })
      .first<{ payload: { sealedCode: string } }>('payload');
    const code = context.seal.open(row.payload.sealedCode);
    expect(await changeEmail(context, { ...change, code })).toMatchObject({ ok: true });
    expect(await stateOf(id)).toBe('under_age_review');
    expect(await isOpen(sessionId)).toBe(false);
  });

  it('is like any other once its owner has proved their age', async () => {
    const { email } = await declaredAddress();
    const first = await join(email);
    await first.verify();
    await transact(context, (trx) => releasePerson(context, trx, { kind: 'user', id: first.id }));
    expect(await stateOf(first.id)).toBe('active');
    expect(await logIn(context, { email, password })).toMatchObject({ ok: true });
  });

  it('is not marked by a user who never proved that they own it', async () => {
    const email = `${newId()}@gmail.com`;
    const { id } = await makeUser(database.db, { email, isVerified: false });
    await declareUnderAge(context, { user: await makeSession(context, id), guestId: null });
    const owner = await join(email);
    await owner.verify();
    expect(await stateOf(owner.id)).toBe('active');
  });
});
