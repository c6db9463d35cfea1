import { describe, expect, it } from 'vitest';
import { createTestContext, makeAsker, makeSession, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { endOtherSessions } from '../sessions/end-sessions';
import { logIn } from '../accounts/log-in';
import { proveByPassword } from '../accounts/prove-identity';
import { readSession } from '../sessions/read-session';
import { signUp } from '../accounts/sign-up';
import { verifySignUp } from '../accounts/verify-sign-up';
import { newId } from '../shared/ids';
import { beginErasure, listDueDeletions } from './erasure';
import { requestDeletion } from './request-deletion';
import { readRestoreOffer, restoreAccount } from './restore-account';
import { writeRestoreToken } from './restore-token';
import { deleteProfileSchema, deletionFormSchema } from './schema';

const hour = 3600 * 1000;
const tenMinutes = 601_000;
const reason = 'I have found the day again.';

const { database, context } = await openTestContext();

/** Creates a user with a session and their own clock. */
async function enter(state: 'active' | 'warned' = 'active') {
  const own = createTestContext(database.db);
  const { id, email } = await makeUser(database.db, { state });
  const entered = await logIn(own, { email, password: testPassword });
  if (!entered.ok) throw new Error('log-in failed');
  const { tokens } = entered;
  return { own, userId: id, sessionId: tokens.sessionId, email, tokens };
}

async function mailedToken(userId: string): Promise<string> {
  const row = await database
    .db('outbox')
    .where({ person_id: userId, name: 'privacy.deletion-requested' })
    .orderBy('id', 'desc')
    .first<{ payload: { sealedToken: string } }>('payload');
  return context.seal.open(row.payload.sealedToken);
}

const deletionOf = async (userId: string) =>
  (await database.db('account_deletions').where({ user_id: userId }).first<{ id: string }>('id'))
    .id;

const stateOf = async (userId: string) =>
  (await database.db('users').where({ id: userId }).first<{ state: string }>('state')).state;

describe('the input of a deletion request', () => {
  const form = deletionFormSchema('night@example.com');
  const faults = (input: object) =>
    form.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  it('is the account’s address and a reason of ten characters', () => {
    expect(faults({})).toEqual([
      ['emailConfirmation', 'email confirmation is required'],
      ['reason', 'reason is required'],
    ]);
    expect(faults({ emailConfirmation: 'day@example.com', reason: '  too short  ' })).toEqual([
      ['emailConfirmation', 'does not match your account email'],
      ['reason', 'minimum ten characters'],
    ]);
    expect(faults({ emailConfirmation: ' ', reason: '   \n  ' })[0]).toEqual([
      'emailConfirmation',
      'email confirmation is required',
    ]);
    expect(
      form.parse({ emailConfirmation: ' Night@Example.com ', reason: ' 1234567890 ' }),
    ).toEqual({ emailConfirmation: 'Night@Example.com', reason: '1234567890' });
  });

  it('is the reason alone in a call, and no novel', () => {
    expect(deleteProfileSchema.safeParse({ deletionReason: 'x'.repeat(2000) }).success).toBe(true);
    expect(deleteProfileSchema.safeParse({ deletionReason: 'x'.repeat(2001) }).success).toBe(false);
    expect(deleteProfileSchema.safeParse({ deletionReason: ['x'] }).success).toBe(false);
  });
});

describe('asking to be deleted', () => {
  it('ends every session, keeps the address and begins the notice period of 48 hours', async () => {
    const { own, userId, sessionId, email, tokens } = await enter();
    const before = own.now().getTime();
    const requested = await requestDeletion(own, { userId, sessionId, reason });
    if (!requested.ok) throw new Error('refused');
    expect(requested.dueAt.getTime() - before).toBeGreaterThanOrEqual(48 * hour);
    expect(requested.dueAt.getTime() - before).toBeLessThan(48 * hour + 5000);
    expect(await readSession(own, tokens.accessToken)).toBeNull();
    expect(await stateOf(userId)).toBe('closing');

    // No other user can prove the address meanwhile.
    const rival = await signUp(own, { email, password: 'secret-1', accountType: 'User' });
    const verified = await verifySignUp(own, {
      userId: rival.user.id,
      sessionId: rival.tokens.sessionId,
      asker: makeAsker(),
      email,
      code: '00000',
    });
    expect(verified.ok).toBe(false);
  });

  it('is one deletion, despite repeated and concurrent requests', async () => {
    const { own, userId, sessionId } = await enter();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => requestDeletion(own, { userId, sessionId, reason })),
    );
    expect(new Set(answers.map((answer) => answer.ok && answer.dueAt.getTime())).size).toBe(1);
    const rows = await database.db('account_deletions').where({ user_id: userId });
    expect(rows).toHaveLength(1);
    const mails = await database
      .db('outbox')
      .where({ person_id: userId, name: 'privacy.deletion-requested' });
    expect(mails).toHaveLength(1);
  });

  it('is refused to an account that may not sign in', async () => {
    const { id } = await makeUser(database.db, { state: 'suspended' });
    const who = await makeSession(context, id);
    expect(await requestDeletion(context, { ...who, reason })).toEqual({
      ok: false,
      reason: 'not-found',
    });
    expect(await stateOf(id)).toBe('suspended');
  });

  it('requires a recent proof of identity in the same session', async () => {
    const { own, userId, sessionId, email } = await enter();
    const refused = { ok: false, reason: 'proof-required' };
    own.advance(tenMinutes);
    expect(await requestDeletion(own, { userId, sessionId, reason })).toEqual(refused);
    const elsewhere = await makeSession(own, userId);
    const stranger = await makeSession(own, (await makeUser(database.db)).id);
    expect(await requestDeletion(own, { userId, sessionId, reason })).toEqual(refused);
    const borrowed = { userId, sessionId: stranger.sessionId, reason };
    expect(await requestDeletion(own, borrowed)).toEqual(refused);
    expect(await stateOf(userId)).toBe('active');
    expect(await logIn(own, { email, password: testPassword })).toMatchObject({ ok: true });

    await proveByPassword(own, { userId, sessionId, email }, testPassword);
    expect(await requestDeletion(own, { userId, sessionId, reason })).toMatchObject({ ok: true });
    expect(await requestDeletion(own, { ...elsewhere, reason })).toMatchObject({ ok: true });
  });

  it('is refused to a session that has ended, however fresh its proof', async () => {
    const { own, userId, sessionId } = await enter();
    const owner = await makeSession(own, userId);
    await endOtherSessions(own, owner);
    expect(await requestDeletion(own, { userId, sessionId, reason })).toEqual({
      ok: false,
      reason: 'proof-required',
    });
    expect(await stateOf(userId)).toBe('active');
  });

  it('admits no session that was opened at the same time', async () => {
    const { own, userId, sessionId, email } = await enter();
    const [, entered] = await Promise.all([
      requestDeletion(own, { userId, sessionId, reason }),
      logIn(own, { email, password: testPassword }),
    ]);
    if (entered.ok) expect(await readSession(own, entered.tokens.accessToken)).toBeNull();
  });
});

describe('the sweep', () => {
  it('finds a deletion when its notice period is over, not before', async () => {
    const { own, userId, sessionId } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    const deletionId = await deletionOf(userId);
    own.advance(47 * hour);
    expect(await listDueDeletions(own, 1000)).not.toContain(deletionId);
    own.advance(hour);
    expect(await listDueDeletions(own, 1000)).toContain(deletionId);
  });

  it('finds only deletions that may begin', async () => {
    const own = createTestContext(database.db);
    const now = own.now();
    const [past, future] = [new Date(now.getTime() - hour), new Date(now.getTime() + hour)];
    const ends = [{}, { cancelled_at: past }, { erasure_began_at: past, erased_at: past }];
    const standings = ends.flatMap((end) =>
      [past, now, future].flatMap((due_at) =>
        [null, past, now, future].map((leased_until) => ({ ...end, due_at, leased_until })),
      ),
    );
    const ids = await Promise.all(
      standings.map(async (state) => {
        const { id: user_id } = await makeUser(database.db, { state: 'closing' });
        const row = { id: newId(), user_id, state_before: 'active' as const, requested_at: past };
        await database.db('account_deletions').insert({ ...row, ...state });
        return row.id;
      }),
    );
    const listed = new Set(await listDueDeletions(own, 1000));
    const begun = await Promise.all(ids.map((id) => beginErasure(own, id)));
    expect(begun.filter((owner) => owner !== null)).toHaveLength(6);
    expect(ids.map((id) => listed.has(id))).toEqual(begun.map((owner) => owner !== null));
  });
});

describe('changing one’s mind', () => {
  it('by the mail brings the account back as it was, but opens no session', async () => {
    const { own, userId, sessionId, email } = await enter('warned');
    await requestDeletion(own, { userId, sessionId, reason });
    const token = await mailedToken(userId);
    expect(await readRestoreOffer(own, token)).toMatchObject({ ok: true, isRestored: false });
    expect(await restoreAccount(own, token)).toEqual({ ok: true, tokens: null });
    expect(await stateOf(userId)).toBe('warned');
    expect(await logIn(own, { email, password: testPassword })).toMatchObject({ ok: true });
    own.advance(49 * hour);
    expect(await listDueDeletions(own, 1000)).not.toContain(await deletionOf(userId));
  });

  it('after logging in restores the account and signs the user in, once', async () => {
    const { own, userId, sessionId, email } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    const refused = await logIn(own, { email, password: testPassword });
    if (refused.ok || refused.reason !== 'closing') throw new Error('no restore was offered');
    const { token } = refused.restore;
    const [one, other] = await Promise.all([
      restoreAccount(own, token),
      restoreAccount(own, token),
    ]);
    const opened = [one, other].flatMap((answer) => (answer.ok && answer.tokens) || []);
    expect(opened).toHaveLength(1);
    const viewer = await readSession(own, opened[0]?.accessToken ?? '');
    expect(viewer).toMatchObject({ userId, state: 'active' });
  });

  it('is not offered without the right password', async () => {
    const { own, userId, sessionId, email } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    expect(await logIn(own, { email, password: 'wrong-one' })).toEqual({
      ok: false,
      reason: 'wrong-credentials',
    });
  });

  it('needs a genuine token of this deletion, in its time', async () => {
    const { own, userId, sessionId } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    const token = await mailedToken(userId);
    for (const forged of ['', 'x', `${token}x`, token.replace(/\.[^.]+\./, '.e30.')]) {
      expect(await restoreAccount(own, forged)).toEqual({ ok: false, reason: 'invalid-token' });
    }
    own.advance(49 * hour);
    expect(await restoreAccount(own, token)).toEqual({ ok: false, reason: 'invalid-token' });
  });

  it('does not lift a decision that staff made in the meantime', async () => {
    const { own, userId, sessionId } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    await database.db('users').where({ id: userId }).update({ state: 'terminated' });
    await restoreAccount(own, await mailedToken(userId));
    expect(await stateOf(userId)).toBe('terminated');
  });

  it('is too late once the erasure has begun', async () => {
    const { own, userId, sessionId, email } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    await database
      .db('account_deletions')
      .where({ user_id: userId })
      .update({ erasure_began_at: own.now() });
    const deletionId = await deletionOf(userId);
    const proof = 'password' as const;
    const token = await writeRestoreToken(own, { deletionId, proof }, new Date(Date.now() + hour));
    expect(await restoreAccount(own, token)).toEqual({ ok: false, reason: 'too-late' });
    expect(await logIn(own, { email, password: testPassword })).toMatchObject({ ok: false });
  });

  it('allows another request later', async () => {
    const { own, userId, sessionId } = await enter();
    await requestDeletion(own, { userId, sessionId, reason });
    await restoreAccount(own, await mailedToken(userId));
    const back = await makeSession(own, userId);
    expect(await requestDeletion(own, { ...back, reason })).toMatchObject({ ok: true });
    expect(await stateOf(userId)).toBe('closing');
  });
});
