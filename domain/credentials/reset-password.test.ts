import { describe, expect, it } from 'vitest';
import { createTestContext, makeAsker, makeSession, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { changePassword } from './change-password';
import { logIn } from '../accounts/log-in';
import { readSession } from '../sessions/read-session';
import { requestPasswordReset, resetResendWait } from './request-password-reset';
import { setNewPassword } from './set-new-password';
import { verifyResetCode } from './verify-reset-code';

const { database, context } = await openTestContext();

const asker = makeAsker();
const newPassword = 'another-1';
const wrongCode = (code: string) => (code === '00000' ? '11111' : '00000');
const mailsTo = (email: string) =>
  database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<{ name: string; payload: { sealedCode: string } }[]>('name', 'payload');
const namesOfMailsTo = async (email: string) => (await mailsTo(email)).map(({ name }) => name);

async function codeFor(email: string): Promise<string> {
  return context.seal.open((await mailsTo(email)).at(-1)?.payload.sealedCode ?? '');
}

async function tokenFor(email: string, own = context): Promise<string> {
  await requestPasswordReset(own, { email, asker });
  const answer = await verifyResetCode(own, { email, asker, code: await codeFor(email) });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.token;
}

async function enter(email: string, password = testPassword) {
  const entered = await logIn(context, { email, password });
  if (!entered.ok) throw new Error(entered.reason);
  return entered.tokens;
}
const opens = async (email: string, password: string) =>
  (await logIn(context, { email, password })).ok;

describe('a forgotten password', () => {
  it('is replaced by code and token; the old one opens nothing more', async () => {
    const { email } = await makeUser(database.db);
    const before = await enter(email);
    const token = await tokenFor(email);
    expect(await setNewPassword(context, { token, newPassword })).toMatchObject({ ok: true });
    expect(await opens(email, testPassword)).toBe(false);
    expect(await opens(email, newPassword)).toBe(true);
    expect(await readSession(context, before.accessToken)).toBeNull();
    expect(await namesOfMailsTo(email)).toEqual([
      'accounts.password-reset-requested',
      'accounts.password-changed',
    ]);
  });

  it('of an unverified address has the same response, and no code is ever right', async () => {
    const unproved = await makeUser(database.db, { isVerified: false });
    const deleted = await makeUser(database.db, { state: 'deleted' });
    for (const email of [`${newId()}@example.com`, unproved.email, deleted.email]) {
      expect(await requestPasswordReset(context, { email, asker })).toEqual({
        ok: true,
        retryAfterSeconds: 300,
      });
      expect(await requestPasswordReset(context, { email, asker })).toMatchObject({
        reason: 'too-soon',
      });
      expect(await resetResendWait(context, { email, asker })).toBeGreaterThan(290);
      expect(await mailsTo(email)).toEqual([]);
      expect(await verifyResetCode(context, { email, asker, code: '00000' })).toMatchObject({
        reason: 'invalid-code',
      });
    }
  });

  it('gets one mail for concurrent requests, and another after the interval', async () => {
    const own = createTestContext(database.db);
    const { email } = await makeUser(database.db);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => requestPasswordReset(own, { email, asker })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const first = await codeFor(email);
    own.advance(301_000);
    await requestPasswordReset(own, { email, asker });
    expect(await mailsTo(email)).toHaveLength(2);
    const second = await codeFor(email);
    if (first !== second) {
      expect(await verifyResetCode(own, { email, asker, code: first })).toMatchObject({
        ok: false,
      });
    }
    own.advance(901_000);
    expect(await verifyResetCode(own, { email, asker, code: second })).toMatchObject({
      reason: 'expired-code',
    });
  });

  it('is not guessed: five wrong codes lock the right one out', async () => {
    const { email } = await makeUser(database.db);
    await requestPasswordReset(context, { email, asker });
    const code = await codeFor(email);
    const reasons = [];
    for (let guess = 1; guess <= 5; guess += 1) {
      const answer = await verifyResetCode(context, { email, asker, code: wrongCode(code) });
      reasons.push(answer.ok || answer.reason);
    }
    expect(reasons.at(-1)).toBe('too-many-attempts');
    expect(await verifyResetCode(context, { email, asker, code })).toMatchObject({
      reason: 'too-many-attempts',
    });
  });
});

describe('the token of a reset', () => {
  it('sets one password, also when it is used twice at once', async () => {
    const { email } = await makeUser(database.db);
    const token = await tokenFor(email);
    const answers = await Promise.all(
      ['first-one', 'second-one'].map((password) =>
        setNewPassword(context, { token, newPassword: password }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: 'used-token' });
    expect(await setNewPassword(context, { token, newPassword })).toEqual({
      ok: false,
      reason: 'used-token',
    });
  });

  it('ends after its time', async () => {
    const own = createTestContext(database.db);
    const { email } = await makeUser(database.db);
    const token = await tokenFor(email, own);
    own.advance(901_000);
    expect(await setNewPassword(own, { token, newPassword })).toEqual({
      ok: false,
      reason: 'expired-token',
    });
  });

  it('is refused if it was altered or invented', async () => {
    const { email } = await makeUser(database.db);
    const token = await tokenFor(email);
    const [, signature] = token.split('.');
    for (const forged of [`${token}x`, `${newId()}.${signature}`, 'a.b.c', '', '.']) {
      expect(await setNewPassword(context, { token: forged, newPassword })).toEqual({
        ok: false,
        reason: 'invalid-token',
      });
    }
  });

  it('is void once the password was changed in another way', async () => {
    const { id, email } = await makeUser(database.db);
    const token = await tokenFor(email);
    const { sessionId } = await enter(email);
    const change = { userId: id, sessionId, oldPassword: testPassword, newPassword };
    expect(await changePassword(context, change)).toEqual({ ok: true });
    expect(await setNewPassword(context, { token, newPassword: 'thiefs-own' })).toMatchObject({
      reason: 'used-token',
    });
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('is void once the account has another address', async () => {
    const { id, email } = await makeUser(database.db);
    const token = await tokenFor(email);
    await database
      .db('users')
      .where({ id })
      .update({ email: `moved-${email}` });
    expect(await setNewPassword(context, { token, newPassword })).toMatchObject({
      reason: 'invalid-token',
    });
  });
});

describe('changing a password', () => {
  it('requires the old one, keeps this session and ends all others', async () => {
    const { id, email } = await makeUser(database.db);
    const [here, elsewhere] = [await enter(email), await enter(email)];
    const change = { userId: id, sessionId: here.sessionId, newPassword };
    expect(await changePassword(context, { ...change, oldPassword: 'wrong-one' })).toEqual({
      ok: false,
      reason: 'wrong-password',
    });
    expect(await changePassword(context, change)).toMatchObject({ reason: 'wrong-password' });
    expect(await readSession(context, elsewhere.accessToken)).not.toBeNull();

    expect(await changePassword(context, { ...change, oldPassword: testPassword })).toEqual({
      ok: true,
    });
    expect(await readSession(context, here.accessToken)).not.toBeNull();
    expect(await readSession(context, elsewhere.accessToken)).toBeNull();
    expect(await namesOfMailsTo(email)).toEqual(['accounts.password-changed']);
    const ended = await database.db('outbox').where({ aggregate_id: elsewhere.sessionId });
    expect(ended.map(({ name }) => name)).toEqual(['accounts.session-revoked']);
  });

  it('allows a user without a password to choose their first', async () => {
    const { id, email } = await makeUser(database.db);
    const { sessionId } = await enter(email);
    await database.db('users').where({ id }).update({ password_hash: null });
    expect(await changePassword(context, { userId: id, sessionId, newPassword })).toEqual({
      ok: true,
    });
    expect(await opens(email, newPassword)).toBe(true);
  });

  it('requires a recent proof in the same session before a first one', async () => {
    const own = createTestContext(database.db);
    const { id, email } = await makeUser(database.db);
    await database.db('users').where({ id }).update({ password_hash: null });
    const who = await makeSession(own, id);
    own.advance(601_000);
    const elsewhere = await makeSession(own, id);
    const set = () => changePassword(own, { ...who, newPassword });
    expect(await set()).toEqual({ ok: false, reason: 'proof-required' });
    // An invented old password is no proof either.
    expect(await changePassword(own, { ...who, oldPassword: 'any-one', newPassword })).toEqual({
      ok: false,
      reason: 'proof-required',
    });
    expect(await opens(email, newPassword)).toBe(false);
    expect(await changePassword(own, { ...elsewhere, newPassword })).toEqual({ ok: true });
  });

  it('requires no proof other than the old one, however old the session is', async () => {
    const own = createTestContext(database.db);
    const { id } = await makeUser(database.db);
    const who = await makeSession(own, id);
    own.advance(601_000);
    expect(await changePassword(own, { ...who, oldPassword: testPassword, newPassword })).toEqual({
      ok: true,
    });
  });

  it('sets one first password, however many are sent at once', async () => {
    const { id, email } = await makeUser(database.db);
    await database.db('users').where({ id }).update({ password_hash: null });
    const who = await makeSession(context, id);
    const passwords = ['first-one', 'second-one'];
    const answers = await Promise.all(
      passwords.map((password) => changePassword(context, { ...who, newPassword: password })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const opened = await Promise.all(passwords.map((password) => opens(email, password)));
    expect(opened).toEqual(answers.map(({ ok }) => ok));
  });

  it('done twice at once happens once', async () => {
    const { id, email } = await makeUser(database.db);
    const { sessionId } = await enter(email);
    const passwords = ['first-one', 'second-one'];
    const answers = await Promise.all(
      passwords.map((password) =>
        changePassword(context, {
          userId: id,
          sessionId,
          oldPassword: testPassword,
          newPassword: password,
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const opened = await Promise.all(passwords.map((password) => opens(email, password)));
    expect(opened).toEqual(answers.map(({ ok }) => ok));
  });

  it('leaves no session to a log-in with the old one that ran beside it', async () => {
    const { id, email } = await makeUser(database.db);
    const { sessionId } = await enter(email);
    const change = { userId: id, sessionId, oldPassword: testPassword, newPassword };
    await Promise.all([
      changePassword(context, change),
      ...Array.from({ length: 6 }, () => logIn(context, { email, password: testPassword })),
    ]);
    const live = await database
      .db('sessions')
      .where({ user_id: id })
      .whereNull('revoked_at')
      .select('id');
    expect(live).toEqual([{ id: sessionId }]);
  });
});
