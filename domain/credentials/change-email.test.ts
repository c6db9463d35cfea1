import { describe, expect, it } from 'vitest';
import { createTestContext, makeAsker, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { addressChangeWait } from './address-changes';
import { changeEmail } from './change-email';
import { changeNotVerifiedEmail } from '../accounts/change-not-verified-email';
import { initiateChangeEmail } from './initiate-change-email';
import { logIn } from '../accounts/log-in';
import { readSession } from '../sessions/read-session';
import { signUp } from '../accounts/sign-up';
import { verifyEmailLink } from '../accounts/verify-email-link';
import { verifySignUp } from '../accounts/verify-sign-up';

const { database, context } = await openTestContext();

const asker = makeAsker();
const newEmail = () => `${newId()}@example.com`;
interface Mail {
  name: string;
  payload: { sealedCode: string; sealedToken: string };
}
const mailsTo = (email: string) =>
  database
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id')
    .select<Mail[]>('name', 'payload');
const lastTo = async (email: string) => (await mailsTo(email)).at(-1);
const codeFor = async (email: string) =>
  context.seal.open((await lastTo(email))?.payload.sealedCode ?? '');
const linkFor = async (email: string) =>
  context.seal.open((await lastTo(email))?.payload.sealedToken ?? '');
const emailOf = async (id: string) => (await database.db('users').where({ id }).first())?.email;

describe('correcting the address of a sign-up', () => {
  const start = async () => {
    const email = newEmail();
    const { user, tokens } = await signUp(context, {
      email,
      password: 'secret-1',
      accountType: 'User',
    });
    return { userId: user.id, sessionId: tokens.sessionId, asker, email };
  };

  it('sends code and link to the new one and makes those for the old one void', async () => {
    const { userId, sessionId, email } = await start();
    const [oldCode, oldLink] = [await codeFor(email), await linkFor(email)];
    const corrected = newEmail();
    expect(
      await changeNotVerifiedEmail(context, { userId, sessionId, email: corrected }),
    ).toMatchObject({
      ok: true,
      user: { id: userId, email: corrected, isVerified: false },
      lockedSeconds: 0,
    });
    expect(await verifyEmailLink(context, { token: oldLink })).toMatchObject({ ok: false });
    expect(
      await verifySignUp(context, { userId, sessionId, asker, email, code: oldCode }),
    ).toMatchObject({
      ok: false,
    });
    const code = await codeFor(corrected);
    expect(
      await verifySignUp(context, { userId, sessionId, asker, email: corrected, code }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('to one that has an account is answered alike; its owner is written to', async () => {
    const owner = await makeUser(database.db, { email: newEmail() });
    const { userId, sessionId } = await start();
    const answer = await changeNotVerifiedEmail(context, { userId, sessionId, email: owner.email });
    expect(answer).toMatchObject({ ok: true, user: { email: owner.email } });
    expect((await lastTo(owner.email))?.name).toBe('accounts.existing-account-approached');
  });

  it('is locked for five minutes from the third on', async () => {
    const own = createTestContext(database.db);
    const { userId, sessionId } = await start();
    const change = () => changeNotVerifiedEmail(own, { userId, sessionId, email: newEmail() });
    expect([await change(), await change(), await change()]).toMatchObject([
      { ok: true, lockedSeconds: 0 },
      { ok: true, lockedSeconds: 0 },
      { ok: true, lockedSeconds: 300 },
    ]);
    expect(await change()).toMatchObject({ reason: 'too-many-attempts' });
    expect(await addressChangeWait(own, userId)).toBeGreaterThan(290);
    own.advance(301_000);
    expect(await addressChangeWait(own, userId)).toBe(0);
    expect(await change()).toMatchObject({ ok: true, lockedSeconds: 0 });
  });

  it('is for unverified users only, and requires a different address', async () => {
    const { userId, sessionId, email } = await start();
    expect(await changeNotVerifiedEmail(context, { userId, sessionId, email })).toMatchObject({
      reason: 'same-email',
    });
    const member = await makeUser(database.db);
    expect(
      await changeNotVerifiedEmail(context, { userId: member.id, sessionId, email: newEmail() }),
    ).toMatchObject({ reason: 'not-found' });
  });

  it('while the old one is being proved never makes the new one proved', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { userId, sessionId, email } = await start();
      const code = await codeFor(email);
      const claimed = newEmail();
      await Promise.all([
        verifySignUp(context, { userId, sessionId, asker, email, code }),
        changeNotVerifiedEmail(context, { userId, sessionId, email: claimed }),
      ]);
      const user = await database.db('users').where({ id: userId }).first();
      expect(user?.verified_at === null || user?.email === email).toBe(true);
    }
  });
});

describe('the link of a sign-up', () => {
  it('proves the address once, and the session that signed up with it', async () => {
    const email = newEmail();
    const { tokens } = await signUp(context, { email, password: 'secret-1', accountType: 'User' });
    const token = await linkFor(email);
    const opened = await Promise.all([
      verifyEmailLink(context, { token }),
      verifyEmailLink(context, { token }),
    ]);
    expect(opened.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(opened).toContainEqual({ ok: false, reason: 'used-token' });
    expect(await readSession(context, tokens.accessToken)).toMatchObject({ isVerified: true });
  });

  it('ends after a day', async () => {
    const own = createTestContext(database.db);
    const email = newEmail();
    await signUp(own, { email, password: 'secret-1', accountType: 'User' });
    const token = await linkFor(email);
    own.advance(24 * 3600 * 1000 + 1000);
    expect(await verifyEmailLink(own, { token })).toMatchObject({ reason: 'expired-token' });
  });

  it('proves nothing if another account has verified the address meanwhile', async () => {
    const email = newEmail();
    const { user } = await signUp(context, { email, password: 'secret-1', accountType: 'User' });
    const token = await linkFor(email);
    await makeUser(database.db, { email });
    expect(await verifyEmailLink(context, { token })).toMatchObject({ reason: 'invalid-token' });
    expect((await database.db('users').where({ id: user.id }).first())?.verified_at).toBeNull();
  });
});

describe('changing the address of an account', () => {
  const enter = async () => {
    const { id, email } = await makeUser(database.db);
    const tokens = async () => {
      const entered = await logIn(context, { email, password: testPassword });
      if (!entered.ok) throw new Error(entered.reason);
      return entered.tokens;
    };
    return { userId: id, email, here: await tokens(), elsewhere: await tokens() };
  };
  type Entered = Awaited<ReturnType<typeof enter>>;
  const requestChange = ({ userId, here: { sessionId } }: Entered, email: string) =>
    initiateChangeEmail(context, { userId, sessionId, email, password: testPassword });

  it('takes effect with the code sent to the new one, and notifies the old one', async () => {
    const person = await enter();
    const { userId, email, here, elsewhere } = person;
    const moved = newEmail();
    expect(await requestChange(person, moved)).toEqual({ ok: true, retryAfterSeconds: 300 });
    expect(await emailOf(userId)).toBe(email);
    const change = { userId, sessionId: here.sessionId, asker, code: await codeFor(moved) };
    expect(await changeEmail(context, change)).toEqual({ ok: true, email: moved });
    expect(await emailOf(userId)).toBe(moved);
    expect(await readSession(context, here.accessToken)).toMatchObject({ email: moved });
    expect(await readSession(context, elsewhere.accessToken)).toBeNull();
    expect(await lastTo(email)).toMatchObject({
      name: 'accounts.email-changed',
      payload: { maskedNewEmail: expect.stringMatching(/^\*\*\*.@example\.com$/) },
    });
    expect(await changeEmail(context, change)).toMatchObject({ reason: 'invalid-code' });
  });

  it('requires the password, and a different address', async () => {
    const person = await enter();
    const { userId, email, here } = person;
    const { sessionId } = here;
    expect(
      await initiateChangeEmail(context, {
        userId,
        sessionId,
        email: newEmail(),
        password: 'wrong-one',
      }),
    ).toMatchObject({ reason: 'wrong-password' });
    expect(
      await initiateChangeEmail(context, { userId, sessionId, email: newEmail() }),
    ).toMatchObject({
      reason: 'wrong-password',
    });
    expect(await requestChange(person, email)).toMatchObject({ reason: 'same-email' });
  });

  it('makes the code for an earlier address void', async () => {
    const person = await enter();
    const { userId, email, here } = person;
    const [first, second] = [newEmail(), newEmail()];
    await requestChange(person, first);
    await requestChange(person, second);
    const firstCode = await codeFor(first);
    const secondCode = await codeFor(second);
    const change = { userId, sessionId: here.sessionId, asker };
    if (firstCode !== secondCode) {
      expect(await changeEmail(context, { ...change, code: firstCode })).toMatchObject({
        ok: false,
      });
    }
    expect(await emailOf(userId)).toBe(email);
    expect(await changeEmail(context, { ...change, code: secondCode })).toMatchObject({
      email: second,
    });
  });

  it('sends one code to an address in the interval, and stops at too many addresses', async () => {
    const person = await enter();
    const email = newEmail();
    await requestChange(person, email);
    expect(await requestChange(person, email)).toMatchObject({ reason: 'too-soon' });
    await requestChange(person, newEmail());
    await requestChange(person, newEmail());
    expect(await requestChange(person, newEmail())).toMatchObject({ reason: 'too-many-attempts' });
  });

  it('to a taken one has the same response, and sends no mail', async () => {
    const owner = await makeUser(database.db);
    const person = await enter();
    expect(await requestChange(person, owner.email)).toEqual({ ok: true, retryAfterSeconds: 300 });
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('gives an address to only one of two users who verify it at once', async () => {
    const rivals = [await enter(), await enter()];
    const wanted = newEmail();
    const codes: string[] = [];
    for (const rival of rivals) {
      await requestChange(rival, wanted);
      codes.push(await codeFor(wanted));
    }
    const answers = await Promise.all(
      rivals.map(({ userId, here }, index) =>
        changeEmail(context, {
          userId,
          sessionId: here.sessionId,
          asker,
          code: codes[index] ?? '',
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database.db('users').where({ email: wanted })).toHaveLength(1);
  });

  it('leaves an address to the sign-up that proves it first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const wanted = newEmail();
      const person = await enter();
      const { userId, here } = person;
      await requestChange(person, wanted);
      const code = await codeFor(wanted);
      const { user, tokens } = await signUp(context, {
        email: wanted,
        password: 'secret-1',
        accountType: 'User',
      });
      const signUpCode = await codeFor(wanted);
      await Promise.all([
        changeEmail(context, { userId, sessionId: here.sessionId, asker, code }),
        verifySignUp(context, {
          userId: user.id,
          sessionId: tokens.sessionId,
          asker,
          email: wanted,
          code: signUpCode,
        }),
      ]);
      const owners = await database
        .db('users')
        .where({ email: wanted })
        .whereNotNull('verified_at');
      expect(owners).toHaveLength(1);
    }
  });
});
