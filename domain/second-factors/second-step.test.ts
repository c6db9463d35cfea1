import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createSoftwareAuthenticator,
  createTestContext,
  makeAsker,
  makeUser,
  testPassword,
} from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { changePassword } from '../credentials/change-password';
import { finishSignIn } from '../accounts/finish-sign-in';
import { logIn } from '../accounts/log-in';
import { readSession } from '../sessions/read-session';
import { signInWithProvider } from '../identities/sign-in-with-provider';
import { newId } from '../shared/ids';
import { addPasskey } from './add-passkey';
import { requestPasskey } from './request-passkey';
import { beginApp } from './begin-app';
import { beginPasskey } from './begin-passkey';
import { confirmApp } from './confirm-app';
import { relyingPartyOf } from './relying-party';
import { removeApp } from './remove-factor';
import { renewRecoveryCodes } from './recovery-codes';
import { codeNow } from '~/db/testing/code-now';

const { database, context } = await openTestContext();
afterEach(() => void vi.useRealTimers());

const asker = makeAsker();
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
/** Waits in real time, which determines the codes of apps. */
const wait = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

/** Creates a user with a confirmed app, whose first code is used. */
async function withApp() {
  const { id, email } = await makeUser(database.db);
  const holder = { kind: 'user', id } as const;
  const begun = await beginApp(context, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const { secret } = begun;
  const confirmed = await confirmApp(context, { holder, code: await codeNow(secret) });
  if (!confirmed.ok) throw new Error(confirmed.reason);
  wait(60);
  return { holder, email, secret, recoveryCodes: confirmed.recoveryCodes ?? [] };
}

async function ticketFor(email: string, password = testPassword): Promise<string> {
  const result = await logIn(context, { email, password });
  if (result.ok || result.reason !== 'second-factor-required') throw new Error('was not asked');
  return result.ticket.token;
}
const plain = (code: string) => code.replace('-', '');
const finish = (token: string, code: string, from = asker) =>
  finishSignIn(context, { token, asker: from, proof: { code } });

describe('a log-in to an account with an app', () => {
  it('requires its code after the password, and opens a session with it', async () => {
    const { holder, email, secret } = await withApp();
    const wrongPassword = await logIn(context, { email, password: 'wrong-one' });
    expect(wrongPassword).toEqual({ ok: false, reason: 'wrong-credentials' });
    const token = await ticketFor(email);
    expect(await database.db('sessions').where({ user_id: holder.id })).toHaveLength(0);
    const entered = await finish(token, await codeNow(secret));
    if (!entered.ok) throw new Error(entered.reason);
    const viewer = await readSession(context, entered.tokens.accessToken);
    expect(viewer).toMatchObject({ userId: holder.id });
    expect(await finish(token, await codeNow(secret))).toMatchObject({ reason: 'no-ticket' });
  });

  it('takes a code once, and one of the half minutes beside this one', async () => {
    const { email, secret } = await withApp();
    const code = await codeNow(secret);
    expect(await finish(await ticketFor(email), code)).toMatchObject({ ok: true });
    expect(await finish(await ticketFor(email), code)).toMatchObject({ reason: 'invalid-code' });
    wait(60);
    const earlier = await codeNow(secret);
    wait(30);
    expect(await finish(await ticketFor(email), earlier)).toMatchObject({ ok: true });
    const old = await codeNow(secret);
    wait(90);
    expect(await finish(await ticketFor(email), old)).toMatchObject({ reason: 'invalid-code' });
  });

  it('allows five tries per log-in, even if fifty arrive at once', async () => {
    const { email, secret } = await withApp();
    const token = await ticketFor(email);
    const code = await codeNow(secret);
    const tries = await Promise.all(Array.from({ length: 50 }, () => finish(token, wrong(code))));
    const reasons = tries.map((one) => (one.ok ? 'in' : one.reason));
    expect(reasons.filter((reason) => reason === 'invalid-code')).toHaveLength(5);
    expect(await finish(token, code)).toMatchObject({ reason: 'too-many-attempts' });
  });

  it('has a limited number of tries a day; a recovery code still works for its owner', async () => {
    const { email, secret, recoveryCodes } = await withApp();
    const networks = Array.from({ length: 7 }, (_, index) => `198.51.100.${index}`);
    const reasons = new Set<string>();
    for (const network of networks) {
      const token = await ticketFor(email);
      for (let index = 0; index < 5; index += 1) {
        const answer = await finish(token, wrong(await codeNow(secret)), makeAsker({ network }));
        reasons.add(answer.ok ? 'in' : answer.reason);
      }
    }
    expect(reasons).toEqual(new Set(['invalid-code', 'too-many-attempts']));
    const [first = ''] = recoveryCodes;
    expect(await finish(await ticketFor(email), plain(first))).toMatchObject({ ok: true });
    const knownDevice = makeAsker({ knownTo: [email] });
    const code = await codeNow(secret);
    expect(await finish(await ticketFor(email), code, knownDevice)).toMatchObject({ ok: true });
  });

  it('accepts each recovery code once, and none once there are new ones', async () => {
    const { holder, email, recoveryCodes } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes.map(plain);
    expect(await finish(await ticketFor(email), first)).toMatchObject({ ok: true });
    expect(await finish(await ticketFor(email), first)).toMatchObject({ reason: 'invalid-code' });
    const stored = await database.db('recovery_codes').where({ holder_id: holder.id });
    expect(JSON.stringify(stored)).not.toContain(second);
    await renewRecoveryCodes(context, holder);
    expect(await finish(await ticketFor(email), second)).toMatchObject({ reason: 'invalid-code' });
  });

  it('is over after ten minutes, and once the password is another', async () => {
    const { holder, email, secret } = await withApp();
    const own = createTestContext(database.db);
    const late = await ticketFor(email);
    own.advance(601_000);
    const proof = { code: await codeNow(secret) };
    expect(await finishSignIn(own, { token: late, asker, proof })).toMatchObject({
      reason: 'no-ticket',
    });
    const token = await ticketFor(email);
    await changePassword(context, {
      userId: holder.id,
      sessionId: newId(),
      oldPassword: testPassword,
      newPassword: 'another-1',
    });
    expect(await finish(token, proof.code)).toMatchObject({ reason: 'no-ticket' });
    expect(await finish(`${token}x`, proof.code)).toMatchObject({ reason: 'no-ticket' });
  });

  it('requires the code after a social provider as well', async () => {
    const { holder, secret } = await withApp();
    const identity = {
      provider: 'AURORA',
      providerName: 'Aurora',
      subject: newId(),
      email: null,
      isEmailVerified: false,
    };
    await database.db('social_identities').insert({
      id: newId(),
      provider: identity.provider,
      subject: identity.subject,
      user_id: holder.id,
      created_at: context.now(),
    });
    const visit = { accountType: 'User', locale: 'en-GB', asker } as const;
    const result = await signInWithProvider(context, identity, visit);
    if (result.ok || result.reason !== 'second-factor-required') throw new Error('was not asked');
    const entered = await finish(result.ticket.token, await codeNow(secret));
    expect(entered).toMatchObject({ ok: true, userId: holder.id });
  });

  it('is as before once the app is removed', async () => {
    const { holder, email } = await withApp();
    await removeApp(context, holder);
    expect(await logIn(context, { email, password: testPassword })).toMatchObject({ ok: true });
  });
});

describe('setting up an app', () => {
  it('returns one secret until it is confirmed, stores it sealed and requires no code before', async () => {
    const { id, email } = await makeUser(database.db);
    const holder = { kind: 'user', id } as const;
    const [one, two] = [await beginApp(context, holder), await beginApp(context, holder)];
    if (!one.ok || !two.ok) throw new Error('refused');
    expect(one.secret).toBe(two.secret);
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    const row = await database.db('authenticator_apps').where({ holder_id: id }).first();
    expect(JSON.stringify(row)).not.toContain(one.secret);
    expect(await logIn(context, { email, password: testPassword })).toMatchObject({ ok: true });
    const code = await codeNow(one.secret);
    expect(await confirmApp(context, { holder, code: wrong(code) })).toMatchObject({ ok: false });
    expect(await confirmApp(context, { holder, code })).toMatchObject({ ok: true });
    expect(await beginApp(context, holder)).toMatchObject({ reason: 'app-exists' });
  });
});

describe('a log-in to an account with a passkey', () => {
  it('is finished by the passkey of that account alone', async () => {
    const site = relyingPartyOf({ name: 'Nocturne', publicUrl: 'https://nocturne.example' });
    const withPasskey = async () => {
      const { id, email } = await makeUser(database.db);
      const holder = { kind: 'user', id } as const;
      const authenticator = createSoftwareAuthenticator(site);
      const made = authenticator.make(await beginPasskey(context, { holder, asker, site }));
      await addPasskey(context, { holder, asker, site, name: 'Key', made });
      return { holder, email, authenticator };
    };
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const token = await ticketFor(mine.email);
    const answer = async ({ authenticator }: typeof mine) => {
      const options = await requestPasskey(context, { asker, site, holder: mine.holder });
      const signed = authenticator.sign(options);
      return finishSignIn(context, { token, asker, proof: { signed, site } });
    };
    expect(await answer(theirs)).toMatchObject({ reason: 'invalid-code' });
    expect(await answer(mine)).toMatchObject({ ok: true, userId: mine.holder.id });
  });
});

it('a refused code is recorded in the security log by its kind, never by its content', async () => {
  const { email, holder, secret } = await withApp();
  const token = await ticketFor(email);
  const proof = { code: wrong(await codeNow(secret)) };
  expect(await finishSignIn(context, { token, asker, proof })).toMatchObject({ ok: false });
  const madeUp = { code: 'aaaaa-aaaaa' };
  expect(await finishSignIn(context, { token, asker, proof: madeUp })).toMatchObject({ ok: false });
  const entries = await database
    .db('security_log')
    .where({ kind: 'code-refused' })
    .whereRaw("detail->>'ownerId' = ?", [holder.id])
    .orderBy('id')
    .select<{ detail: Record<string, unknown> }[]>('detail');
  const detail = { purpose: 'second_factor', reason: 'invalid-code', ownerId: holder.id };
  expect(entries).toEqual([
    { detail: { ...detail, by: 'app' } },
    { detail: { ...detail, by: 'recovery-code' } },
  ]);
});
