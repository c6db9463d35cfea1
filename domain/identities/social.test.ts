import { describe, expect, it } from 'vitest';
import { makeAsker, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { SocialIdentity } from '~/providers/social/social-provider';
import { newId } from '../shared/ids';
import { readBalance } from '../wallet/get-balance';
import { confirmIdentity } from './confirm-identity';
import { sendIdentityCode } from './send-identity-code';
import { signInWithProvider } from './sign-in-with-provider';
import { signUp } from '../accounts/sign-up';
import { identitiesSettings } from './settings';
import { credentialsSettings } from '../credentials/settings';

const { database, context } = await openTestContext();

const asker = makeAsker();
const visit = { asker, accountType: 'User', locale: 'en-GB' } as const;
const fresh = () => `${newId()}@example.com`;
const at = (email: string | null, traits: Partial<SocialIdentity> = {}): SocialIdentity => ({
  provider: 'AURORA',
  providerName: 'Aurora',
  subject: newId(),
  email,
  isEmailVerified: true,
  ...traits,
});

async function signIn(identity: SocialIdentity) {
  return signInWithProvider(context, identity, visit);
}
async function expectSignedIn(identity: SocialIdentity) {
  const answer = await signIn(identity);
  if (!answer.ok || answer.kind !== 'signed-in') throw new Error('was not signed in');
  return answer;
}
async function expectProofNeeded(identity: SocialIdentity) {
  const answer = await signIn(identity);
  if (!answer.ok || answer.kind !== 'proof-needed') throw new Error('was believed');
  return answer.pending;
}

const announced = (name: string, aggregateId: string) =>
  database
    .db('outbox')
    .where({ name, aggregate_id: aggregateId })
    .orderBy('id', 'desc')
    .select<{ payload: { email: string; sealedCode: string } }[]>('payload');
async function codeOf(pendingId: string): Promise<string> {
  const [row] = await announced('accounts.identity-code-requested', pendingId);
  if (!row) throw new Error('no code was mailed');
  return context.seal.open(row.payload.sealedCode);
}
const usersOf = (email: string) =>
  database.db('users').where({ email }).whereNotNull('verified_at');
const linksOf = ({ subject }: SocialIdentity) =>
  database.db('social_identities').where({ subject }).select<{ user_id: string }[]>('user_id');

describe('a person with an address that the provider vouches for', () => {
  it('gets an account with the welcome tokens at once, and the same one ever after', async () => {
    const identity = at(fresh());
    const first = await expectSignedIn(identity);
    const again = await expectSignedIn({ ...identity, email: fresh() });
    expect(again.userId).toBe(first.userId);
    expect(await usersOf(identity.email ?? '')).toMatchObject([
      { id: first.userId, password_hash: null, adult_confirmed_at: expect.any(Date) },
    ]);
    expect(await readBalance(database.db, first.userId)).toBe(20);
  });

  it('gets one account from concurrent sign-ins in several windows', async () => {
    const identity = at(fresh());
    const answers = await Promise.all([1, 2, 3, 4].map(() => expectSignedIn(identity)));
    expect(new Set(answers.map(({ userId }) => userId)).size).toBe(1);
    expect(await usersOf(identity.email ?? '')).toHaveLength(1);
  });

  it('is one account when two providers name one address at once; the second proves it', async () => {
    const email = fresh();
    const kinds = await Promise.all(
      ['AURORA', 'BOREAL'].map(async (provider) => {
        const answer = await signIn(at(email, { provider }));
        return answer.ok && answer.kind;
      }),
    );
    expect(kinds.sort()).toEqual(['proof-needed', 'signed-in']);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it('ends the sessions of an unverified sign-up with that address', async () => {
    const email = fresh();
    const { tokens } = await signUp(context, { email, password: 'secret-1', accountType: 'User' });
    await expectSignedIn(at(email));
    const session = await database.db('sessions').where({ id: tokens.sessionId }).first();
    expect(session).toMatchObject({ revoked_at: expect.any(Date) });
  });
});

describe('an address that has an account', () => {
  it('is not believed, however much the provider vouches for it, until a code is entered', async () => {
    const owner = await makeUser(database.db);
    const identity = at(owner.email);
    const { id } = await expectProofNeeded(identity);
    expect(await linksOf(identity)).toEqual([]);

    const answer = await confirmIdentity(context, { asker, pendingId: id, code: await codeOf(id) });
    expect(answer).toMatchObject({ ok: true, userId: owner.id });
    expect(await linksOf(identity)).toEqual([{ user_id: owner.id }]);
    expect(await announced('accounts.identity-linked', owner.id)).toHaveLength(1);
    expect((await expectSignedIn(identity)).userId).toBe(owner.id);
  });

  it('is not opened by a wrong code, nor by the right one too late or twice', async () => {
    const owner = await makeUser(database.db);
    const { id } = await expectProofNeeded(at(owner.email));
    const code = await codeOf(id);
    const wrong = code === '00000' ? '11111' : '00000';
    expect(await confirmIdentity(context, { asker, pendingId: id, code: wrong })).toMatchObject({
      reason: 'invalid-code',
    });
    expect(await confirmIdentity(context, { asker, pendingId: id, code })).toMatchObject({
      ok: true,
    });
    expect(await confirmIdentity(context, { asker, pendingId: id, code })).toMatchObject({
      ok: false,
    });

    const later = await expectProofNeeded(at(owner.email));
    const lateCode = await codeOf(later.id);
    const { pending_identity_seconds } = await context.settings(identitiesSettings);
    context.advance(pending_identity_seconds * 1000);
    expect(
      await confirmIdentity(context, { asker, pendingId: later.id, code: lateCode }),
    ).toMatchObject({
      reason: 'expired-code',
    });
  });

  it('is not opened by the code of another claim', async () => {
    const owner = await makeUser(database.db);
    const victim = await expectProofNeeded(at(owner.email));
    const right = await codeOf(victim.id);
    let code = right;
    // A random code may equal the right one.
    while (code === right) {
      const own = await expectProofNeeded(at(fresh(), { isEmailVerified: false }));
      code = await codeOf(own.id);
    }
    expect(await confirmIdentity(context, { asker, pendingId: victim.id, code })).toMatchObject({
      reason: 'invalid-code',
    });
  });
});

describe('an address that no provider vouches for', () => {
  it('gets an account by its code alone', async () => {
    const identity = at(fresh(), { isEmailVerified: false });
    const { id } = await expectProofNeeded(identity);
    expect(await usersOf(identity.email ?? '')).toEqual([]);
    const answer = await confirmIdentity(context, { asker, pendingId: id, code: await codeOf(id) });
    expect(answer).toMatchObject({ ok: true });
    expect(await usersOf(identity.email ?? '')).toHaveLength(1);
    expect(await announced('accounts.identity-linked', answer.ok ? answer.userId : '')).toEqual([]);
  });

  it('gets no second code before its interval, despite repeated sign-ins', async () => {
    const identity = at(fresh(), { isEmailVerified: false });
    const first = await expectProofNeeded(identity);
    const second = await expectProofNeeded(identity);
    expect(second.id).toBe(first.id);
    expect(await sendIdentityCode(context, { pendingId: first.id, asker })).toMatchObject({
      reason: 'too-soon',
    });
    expect(await announced('accounts.identity-code-requested', first.id)).toHaveLength(1);
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    context.advance(code_resend_seconds * 1000);
    expect(await sendIdentityCode(context, { pendingId: first.id, asker })).toMatchObject({
      ok: true,
    });
    expect(await announced('accounts.identity-code-requested', first.id)).toHaveLength(2);
  });

  it('is refused if it is missing or undeliverable', async () => {
    for (const email of [null, 'nobody', 'a@b', 'a b@example.com']) {
      expect(await signIn(at(email))).toEqual({ ok: false, reason: 'no-email' });
    }
  });
});

it.each(['suspended', 'terminated'] as const)(
  'refuses sign-in to a user who is %s',
  async (state) => {
    const identity = at(fresh());
    const { userId } = await expectSignedIn(identity);
    await database.db('users').where({ id: userId }).update({ state });
    expect(await signIn(identity)).toEqual({ ok: false, reason: state });
  },
);
