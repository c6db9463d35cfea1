import { describe, expect, it } from 'vitest';
import { createTestContext, makeAsker, makeCharacter, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { listMessages } from '../chat/messages/list-messages';
import { sendMessage } from '../chat/send/send-message';
import { newId } from '../shared/ids';
import { logIn } from './log-in';
import { logOut } from '../sessions/log-out';
import { issueGuestToken, readGuestToken } from '../viewers/guests';
import { readSession } from '../sessions/read-session';
import { refreshSession } from '../sessions/refresh-session';
import { sendSignUpCode } from './send-sign-up-code';
import { signUp } from './sign-up';
import { verifySignUp } from './verify-sign-up';

const { database, context } = await openTestContext();

const asker = makeAsker();
const newEmail = () => `${newId()}@example.com`;
const start = (email = newEmail()) =>
  signUp(context, { email, password: 'secret-1', accountType: 'User' });
const mailsTo = (email: string) =>
  database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<{ name: string; payload: { sealedCode: string } }[]>('name', 'payload');

async function codeFor(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return context.seal.open(mails.at(-1)?.payload.sealedCode ?? '');
}
async function signUpAndVerify(guestId?: string) {
  const { user, tokens } = await start();
  const verified = await verifySignUp(context, {
    userId: user.id,
    sessionId: tokens.sessionId,
    asker,
    email: user.email,
    code: await codeFor(user.email),
    guestId,
  });
  return { user, tokens, verified };
}

describe('signing up', () => {
  it('opens a session that is not verified, and the mailed code verifies it', async () => {
    const { user, tokens } = await start();
    expect(await readSession(context, tokens.accessToken)).toMatchObject({ isVerified: false });
    const code = await codeFor(user.email);
    expect(code).toMatch(/^\d{5}$/);
    const { sessionId } = tokens;
    const who = { userId: user.id, sessionId, asker, email: user.email };
    const verified = await verifySignUp(context, { ...who, code });
    expect(verified).toMatchObject({ ok: true, user: { isVerified: true, balance: 20 } });
    expect(await readSession(context, tokens.accessToken)).toMatchObject({ isVerified: true });
  });

  it('answers a known address like an unknown one, and writes to its owner instead', async () => {
    const owner = await makeUser(database.db, { email: newEmail() });
    const { user, tokens } = await start(owner.email);
    expect(user).toEqual({
      id: expect.any(String),
      email: owner.email,
      isVerified: false,
      subscription: null,
      nextSubscription: null,
    });
    expect(tokens.accessToken).toBeTruthy();
    const names = (await mailsTo(owner.email)).map((mail) => mail.name);
    expect(names).toEqual(['accounts.existing-account-approached']);
  });

  it('stores neither the code nor the password readably', async () => {
    const { user } = await start();
    const code = await codeFor(user.email);
    const rows = await Promise.all([
      database.db('one_time_codes').where({ owner_id: user.id }),
      mailsTo(user.email),
      database.db('users').where({ id: user.id }),
    ]);
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain('secret-1');
  });

  it('ends codes after their lifetime and sends the next one after the resend interval', async () => {
    const own = createTestContext(database.db);
    const { user, tokens } = await signUp(own, {
      email: newEmail(),
      password: 'secret-1',
      accountType: 'User',
    });
    const { sessionId } = tokens;
    const request = { userId: user.id, sessionId, asker, email: user.email };
    expect(await sendSignUpCode(own, request)).toMatchObject({ reason: 'too-soon' });
    const first = await codeFor(user.email);
    own.advance(301_000);
    const sent = await Promise.all([sendSignUpCode(own, request), sendSignUpCode(own, request)]);
    expect(sent.filter((one) => one.ok)).toHaveLength(1);
    const second = await codeFor(user.email);
    if (first !== second) {
      expect(await verifySignUp(own, { ...request, code: first })).toMatchObject({ ok: false });
    }
    own.advance(901_000);
    expect(await verifySignUp(own, { ...request, code: second })).toMatchObject({
      reason: 'expired-code',
    });
  });

  it('gives an address to the first user who proves it and ends the other sign-ups', async () => {
    const email = newEmail();
    const rival = await start(email);
    const owner = await start(email);
    const verified = await verifySignUp(context, {
      userId: owner.user.id,
      sessionId: owner.tokens.sessionId,
      asker,
      email,
      code: await codeFor(email),
    });
    expect(verified.ok).toBe(true);
    expect(await readSession(context, rival.tokens.accessToken)).toBeNull();
  });

  it('brings the conversation along that was begun as a visitor', async () => {
    const guestId = newId();
    const { id: characterId } = await makeCharacter(database.db);
    await sendMessage(context, createEmbeddedModerator(), {
      person: { kind: 'guest', id: guestId },
      characterId,
      idempotencyKey: newId(),
      content: 'Are you real?',
    });
    const { user } = await signUpAndVerify(guestId);
    const thread = await listMessages(
      context,
      { kind: 'user', id: user.id },
      { characterId, limit: 10 },
    );
    expect(thread.items.at(-1)?.content).toBe('Are you real?');
  });
});

describe('logging in', () => {
  it('opens a session for the right password alone', async () => {
    const { email } = await makeUser(database.db);
    expect(await logIn(context, { email, password: testPassword })).toMatchObject({
      ok: true,
      isVerified: true,
    });
    const refusals = await Promise.all([
      logIn(context, { email, password: 'wrong-one' }),
      logIn(context, { email: newEmail(), password: testPassword }),
    ]);
    expect(refusals).toEqual([
      { ok: false, reason: 'wrong-credentials' },
      { ok: false, reason: 'wrong-credentials' },
    ]);
  });

  it('reports the state of a suspended account only after the right password', async () => {
    const { email } = await makeUser(database.db, { state: 'suspended' });
    expect(await logIn(context, { email, password: 'wrong-one' })).toMatchObject({
      reason: 'wrong-credentials',
    });
    expect(await logIn(context, { email, password: testPassword })).toMatchObject({
      reason: 'suspended',
    });
  });

  it('ends a session whose account is suspended, and one that was logged out', async () => {
    const { id, email } = await makeUser(database.db);
    const entered = await logIn(context, { email, password: testPassword });
    const other = await logIn(context, { email, password: testPassword });
    if (!entered.ok || !other.ok) throw new Error('log-in failed');
    await logOut(context, entered.tokens.sessionId);
    expect(await readSession(context, entered.tokens.accessToken)).toBeNull();
    expect(await readSession(context, other.tokens.accessToken)).not.toBeNull();
    await database.db('users').where({ id }).update({ state: 'suspended' });
    expect(await readSession(context, other.tokens.accessToken)).toBeNull();
  });
});

describe('refreshing a session', () => {
  const enter = async () => {
    const { email } = await makeUser(database.db);
    const entered = await logIn(context, { email, password: testPassword });
    if (!entered.ok) throw new Error('log-in failed');
    return entered.tokens;
  };

  it('gives two tabs that refresh at once the same successor', async () => {
    const tokens = await enter();
    const [one, two] = await Promise.all([
      refreshSession(context, tokens.refreshToken),
      refreshSession(context, tokens.refreshToken),
    ]);
    if (!one.ok || !two.ok) throw new Error('refresh failed');
    expect(one.tokens.refreshToken).toBe(two.tokens.refreshToken);
    expect(one.tokens.refreshToken).not.toBe(tokens.refreshToken);
  });

  it('revokes the whole session when an old token is reused after the grace period', async () => {
    const own = createTestContext(database.db);
    const tokens = await enter();
    const next = await refreshSession(own, tokens.refreshToken);
    if (!next.ok) throw new Error('refresh failed');
    // The first use of the new token shows that it was received.
    await readSession(own, next.tokens.accessToken);
    own.advance(21_000);
    expect(await refreshSession(own, tokens.refreshToken)).toMatchObject({
      reason: 'session-reused',
    });
    expect(await refreshSession(own, next.tokens.refreshToken)).toMatchObject({
      reason: 'session-revoked',
    });
    expect(await readSession(own, next.tokens.accessToken)).toBeNull();
  });

  it('gives the same successor again, however late, when the answer with it was lost', async () => {
    const own = createTestContext(database.db);
    const tokens = await enter();
    const lost = await refreshSession(own, tokens.refreshToken);
    own.advance(600_000);
    const again = await refreshSession(own, tokens.refreshToken);
    if (!lost.ok || !again.ok) throw new Error('refresh failed');
    expect(again.tokens.refreshToken).toBe(lost.tokens.refreshToken);
    expect(await readSession(own, again.tokens.accessToken)).not.toBeNull();
  });

  it('accepts no altered token, and none past the session’s end', async () => {
    const own = createTestContext(database.db);
    const tokens = await enter();
    expect(await refreshSession(own, `${tokens.refreshToken}x`)).toMatchObject({
      reason: 'session-not-known',
    });
    own.advance(31 * 24 * 3600 * 1000);
    expect(await refreshSession(own, tokens.refreshToken)).toMatchObject({
      reason: 'session-expired',
    });
  });

  it('ends access tokens after their time', async () => {
    const own = createTestContext(database.db);
    const tokens = await enter();
    expect(await readSession(own, tokens.accessToken)).not.toBeNull();
    own.advance(901_000);
    expect(await readSession(own, tokens.accessToken)).toBeNull();
  });
});

describe('a visitor’s token', () => {
  it('names the visitor, and no one once it is altered or old', async () => {
    const own = createTestContext(database.db);
    const { token, guestId } = await issueGuestToken(own);
    expect(await readGuestToken(own, token)).toMatchObject({ guestId });
    expect(await readGuestToken(own, `${token}x`)).toBeNull();
    own.advance(31 * 24 * 3600 * 1000);
    expect(await readGuestToken(own, token)).toBeNull();
  });
});
