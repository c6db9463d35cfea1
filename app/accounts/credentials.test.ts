import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import type { Client } from '../testing/client';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
const newEmail = () => `${newId()}@example.com`;
const newPassword = 'another-1';
const patch = (client: Client, path: string, body: unknown) =>
  client.request('PATCH', api(path), { body });

/** Returns the last code or token that was mailed to an address, unsealed. */
async function sealedFor(email: string, what: 'sealedCode' | 'sealedToken'): Promise<string> {
  const row = await site
    .db('outbox')
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id', 'desc')
    .first<{ payload: Record<string, string> }>('payload');
  return site.domain.seal.open(row.payload[what] ?? '');
}
const codeFor = (email: string) => sealedFor(email, 'sealedCode');

async function signUp(headers: Record<string, string> = {}) {
  const client = site.client();
  const email = newEmail();
  const { body } = await client.post(api('/auth'), { email, password: 'secret-1' }, headers);
  return { client, email, userId: (body as { _id: string })._id };
}

describe('resetting a password', () => {
  it('leads from the address to a code, a token and the new password', async () => {
    const client = await logIn(site);
    const { email } = client;
    const anybody = site.client();
    expect(await anybody.post(api('/auth/reset-password'), { email })).toMatchObject({
      status: 200,
      body: { success: true, retryAfterSeconds: 300 },
    });
    const verified = await anybody.post(api('/auth/verify-reset-password-otp'), {
      email,
      otp: await codeFor(email),
    });
    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    const { token } = verified.body as { token: string };
    const path = api(`/auth/set-new-password?token=${token}`);
    expect(await anybody.post(path, { newPassword: '12345' })).toMatchObject({
      status: 400,
      body: { message: 'password at least 6 long' },
    });
    expect(await anybody.post(path, { newPassword })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await anybody.post(path, { newPassword: 'thiefs-own' })).toMatchObject({
      status: 400,
      body: { data: { code: 'used-token' } },
    });
    expect((await client.get(api('/users/me'))).status).toBe(401);
    const entered = await anybody.post(api('/auth/login'), { email, password: newPassword });
    expect(entered.status).toBe(200);
  });

  it('admits a user who had used up the attempts at the old password', async () => {
    const { email } = await makeUser(site.db);
    const attempt = (password: string) =>
      site.client().post(api('/auth/login'), { email, password });
    for (let guess = 0; guess < 21; guess += 1) await attempt('wrong-one');
    expect((await attempt(testPassword)).status).toBe(429);
    const owner = site.client();
    await owner.post(api('/auth/reset-password'), { email });
    const otp = await codeFor(email);
    const { body } = await owner.post(api('/auth/verify-reset-password-otp'), { email, otp });
    const { token } = body as { token: string };
    await owner.post(api(`/auth/set-new-password?token=${token}`), { newPassword });
    const entered = await owner.post(api('/auth/login'), { email, password: newPassword });
    expect(entered.status).toBe(200);
  });

  it('accepts the code only from the client that requested it, identified by its cookie', async () => {
    const { email } = await makeUser(site.db);
    const owner = site.client();
    await owner.post(api('/auth/reset-password'), { email });
    const entry = { email, otp: await codeFor(email) };
    const path = api('/auth/verify-reset-password-otp');
    for (let guess = 0; guess < 6; guess += 1) {
      expect(await site.client().post(path, entry)).toMatchObject({
        status: 400,
        body: { data: { code: 'invalid-code' } },
      });
    }
    expect((await owner.post(path, entry)).status).toBe(200);
  });

  it.each([
    ['/auth/reset-password', {}, 'email is required'],
    ['/auth/reset-password', { email: 'a@b' }, 'invalid email address'],
    ['/auth/verify-reset-password-otp', { email: 'a@b.co' }, 'code is required'],
    ['/auth/verify-reset-password-otp', { email: 'a@b.co', otp: '1234' }, 'the code has 5 digits'],
    ['/auth/set-new-password', { newPassword }, 'token is required'],
  ])('%s refuses %j: %s', async (path, body, message) => {
    expect(await site.client().post(api(path), body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('refuses an invalid token', async () => {
    const answer = await site
      .client()
      .post(api('/auth/set-new-password?token=made.up'), { newPassword });
    expect(answer).toMatchObject({ status: 400, body: { data: { code: 'invalid-token' } } });
  });
});

describe('PATCH /auth/change-password', () => {
  it('requires the old password and keeps only the current session', async () => {
    const client = await logIn(site);
    const elsewhere = site.client();
    const credentials = { email: client.email, password: testPassword };
    await elsewhere.post(api('/auth/login'), credentials);
    const wrong = { oldPassword: 'wrong-one', newPassword };
    expect(await patch(client, '/auth/change-password', wrong)).toMatchObject({
      status: 400,
      body: { message: 'wrong password', data: { code: 'wrong-password' } },
    });
    const right = { oldPassword: testPassword, newPassword };
    expect((await patch(client, '/auth/change-password', right)).status).toBe(200);
    expect((await client.get(api('/users/me'))).status).toBe(200);
    expect((await elsewhere.get(api('/users/me'))).status).toBe(401);
  });
});

describe('changing an address', () => {
  it('takes the password, then the code from the new one', async () => {
    const client = await logIn(site);
    const email = newEmail();
    const requestChange = (password: string) =>
      client.post(api('/auth/initiate-change-email'), { email, password });
    expect((await requestChange('wrong-one')).status).toBe(400);
    expect(await requestChange(testPassword)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await requestChange(testPassword)).toMatchObject({ status: 429 });
    const code = await codeFor(email);
    expect(await patch(client, '/auth/change-email', { code })).toMatchObject({
      status: 200,
      body: { success: true, email },
    });
    expect(await client.get(api('/users/me'))).toMatchObject({ body: { email } });
  });
});

describe('a sign-up that is not proved yet', () => {
  it('corrects its own address three times, and no other account’s', async () => {
    const { client, userId } = await signUp();
    const other = await signUp();
    const correct = (id: string, email = newEmail()) =>
      patch(client, `/auth/change-not-verified-email/${id}`, { email });
    expect((await correct(other.userId)).status).toBe(404);
    const email = newEmail();
    expect(await correct(userId, email)).toMatchObject({
      status: 200,
      body: { _id: userId, email, isVerified: false },
    });
    expect(await correct(userId, email)).toMatchObject({
      status: 400,
      body: { data: { code: 'same-email' } },
    });
    await correct(userId);
    await correct(userId);
    const refused = await correct(userId);
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many attempts.' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(290);
  });

  it('is proved by the link in its mail, once', async () => {
    const { client, email } = await signUp();
    const path = api(`/auth/verify-email?token=${await sealedFor(email, 'sealedToken')}`);
    expect(await site.client().get(path)).toMatchObject({ status: 200, body: { success: true } });
    expect(await client.get(api('/users/me'))).toMatchObject({ body: { isVerified: true } });
    expect(await site.client().get(path)).toMatchObject({
      status: 400,
      body: { data: { code: 'used-token' } },
    });
  });

  it('is mailed another code and link by any of three calls, one in an interval', async () => {
    const resend: ((client: Client, email: string) => ReturnType<Client['get']>)[] = [
      (client, email) => client.put(api('/auth/otp'), { email }),
      (client) => client.post(api('/users/resend-verification-email')),
      (client, email) => client.put(api('/auth/send-otp-sign-up'), { email }),
    ];
    for (const send of resend) {
      const { client, email, userId } = await signUp();
      expect((await send(client, email)).status).toBe(429);
      await site
        .owner('one_time_codes')
        .where({ owner_id: userId })
        .update({ created_at: site.owner.raw("created_at - interval '301 seconds'") });
      expect(await send(client, email)).toMatchObject({
        status: 200,
        body: { success: true, retryAfterSeconds: 300 },
      });
    }
  });

  it('gets its mails in the preferred language of its browser', async () => {
    const { email } = await signUp({ 'accept-language': 'de-DE,de;q=0.9' });
    const row = await site.db('users').where({ email }).first('locale');
    expect(row).toEqual({ locale: 'de-DE' });
  });
});
