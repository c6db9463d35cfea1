import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCookie, refreshCookie } from '~/domain/sessions/cookies';
import { issueGuestToken } from '~/domain/viewers/guests';
import { makeCharacter, makeUser, testPassword } from '~/db/testing';
import { startSite, type TestSite } from '../../testing/start-site';
import { codeOf, logIn } from '../../testing/sign-in';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
const fresh = () => `${crypto.randomUUID()}@example.com`;

describe('POST /auth', () => {
  it('answers the not-verified user and opens a session that may only verify', async () => {
    const client = site.client();
    const email = fresh();
    const answer = await client.post(api('/auth'), { email, password: 'secret-1' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email, isVerified: false });
    expect(await client.get(api('/users/me'))).toMatchObject({
      status: 200,
      body: { email, isVerified: false },
    });
    expect((await client.get(api('/users/balance'))).status).toBe(403);
  });

  it('sets httpOnly, SameSite=Lax, whole-site cookies, not Secure on a plain-http site', async () => {
    const { setCookies } = await site
      .client()
      .post(api('/auth'), { email: fresh(), password: 'secret-1' });
    expect(setCookies).toHaveLength(2);
    for (const cookie of setCookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Secure/);
    }
    const age = (name: string) =>
      Number(/Max-Age=(\d+)/.exec(setCookies.find((one) => one.startsWith(name)) ?? '')?.[1]);
    expect(age(accessCookie)).toBeGreaterThan(880);
    expect(age(accessCookie)).toBeLessThanOrEqual(900);
    expect(age(refreshCookie)).toBeGreaterThan(29 * 24 * 3600);
  });

  it('answers the same for a known and an unknown address', async () => {
    const existing = await makeUser(site.db);
    const unknownEmail = fresh();
    const shape = async (email: string) => {
      const answer = await site.client().post(api('/auth'), { email, password: 'secret-1' });
      const body = answer.body as Record<string, unknown>;
      return { status: answer.status, body: { ...body, _id: 'id', email: 'email' } };
    };
    expect(await shape(existing.email)).toEqual(await shape(unknownEmail));
  });

  it.each([
    [{ password: 'secret-1' }, 'email is required'],
    [{ email: 'no address', password: 'secret-1' }, 'invalid email address'],
    [{ email: 'a@b.co' }, 'password is required'],
    [{ email: ['a@b.co'], password: 'secret-1' }, 'email is required'],
  ])('refuses %j with the first constraint', async (body, message) => {
    const answer = await site.client().post(api('/auth'), body);
    expect(answer).toMatchObject({
      status: 400,
      body: { statusCode: 400, message, path: '/api/v1/auth', data: null },
    });
    expect(answer.body).toHaveProperty('timestamp', expect.stringMatching(/^\d{4}-.*Z$/));
  });
});

it.each([
  ['12345', 'password-too-short', 'password at least 6 long'],
  ['lovely-day-'.repeat(12), 'password-too-long', 'password at most 128 long'],
  ['password1', 'password-too-common', 'this password is too common'],
])('POST /auth refuses the password %s', async (password, code, message) => {
  const answer = await site.client().post(api('/auth'), { email: fresh(), password });
  expect(answer).toMatchObject({ status: 400, body: { message, data: { code } } });
});

describe('POST /auth/login', () => {
  it('answers the user and opens a session', async () => {
    const { email } = await makeUser(site.db);
    const client = site.client();
    const answer = await client.post(api('/auth/login'), { email, password: testPassword });
    expect(answer).toMatchObject({ status: 200, body: { email, isVerified: true, balance: 0 } });
    expect(await client.get(api('/users/balance'))).toMatchObject({
      status: 200,
      body: { balance: 0 },
    });
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await makeUser(site.db);
    const attempt = async (address: string) => {
      const answer = await site
        .client()
        .post(api('/auth/login'), { email: address, password: 'wrong-one' });
      return { ...answer, headers: null, body: { ...(answer.body as object), timestamp: null } };
    };
    expect(await attempt(email)).toEqual(await attempt(fresh()));
    expect(await attempt(email)).toMatchObject({
      status: 401,
      body: { message: 'Wrong e-mail or password', data: { code: 'wrong-credentials' } },
    });
  });

  it('reports the suspension of the account to a caller who knows the password', async () => {
    const { email } = await makeUser(site.db, { state: 'suspended' });
    const answer = await site.client().post(api('/auth/login'), { email, password: testPassword });
    expect(answer).toMatchObject({ status: 403, body: { data: { code: 'suspended' } } });
  });
});

describe('POST /auth/verify-otp', () => {
  async function signedUp() {
    const client = site.client();
    const email = fresh();
    const { body } = await client.post(api('/auth'), { email, password: 'secret-1' });
    return { client, email, userId: (body as { _id: string })._id };
  }

  it('makes the account real, grants the welcome tokens and brings the visitor’s chats along', async () => {
    const character = await makeCharacter(site.db);
    const guest = await issueGuestToken(site.domain);
    const client = site.client();
    client.cookies.set('nocturne_guest', guest.token);
    await client.post(api('/chats'), { characterId: character.id });
    const email = fresh();
    const { body } = await client.post(api('/auth'), { email, password: 'secret-1' });
    const code = await codeOf(site, (body as { _id: string })._id);

    const verified = await client.post(api('/auth/verify-otp'), { code, email });
    expect(verified).toMatchObject({ status: 200, body: { isVerified: true, balance: 20 } });
    const chats = await client.get(api('/chats'));
    expect(chats.body).toMatchObject({ items: [{ characterInfo: { _id: character.id } }] });
  });

  it('refuses a wrong code, and reports too many attempts', async () => {
    const { client, email, userId } = await signedUp();
    const right = await codeOf(site, userId);
    const code = right === '00000' ? '11111' : '00000';
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await client.post(api('/auth/verify-otp'), { code, email })).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  });

  it('requires five digits', async () => {
    const { client, email } = await signedUp();
    expect(await client.post(api('/auth/verify-otp'), { code: '12a45', email })).toMatchObject({
      status: 400,
      body: { message: 'the code has 5 digits' },
    });
  });
});

describe('PUT /auth/send-otp-sign-up', () => {
  it('refuses a second code within the interval and states when to retry', async () => {
    const client = site.client();
    const email = fresh();
    await client.post(api('/auth'), { email, password: 'secret-1' });
    const answer = await client.put(api('/auth/send-otp-sign-up'), { email });
    expect(answer).toMatchObject({ status: 429, body: { data: { code: 'too-soon' } } });
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(290);
    expect(answer.body).toHaveProperty('data.retryAfterSeconds', wait);
  });

  it('mails another code after it', async () => {
    const client = site.client();
    const email = fresh();
    await client.post(api('/auth'), { email, password: 'secret-1' });
    await site.owner('one_time_codes').update({
      created_at: site.owner.raw("created_at - interval '301 seconds'"),
    });
    expect(await client.put(api('/auth/send-otp-sign-up'), { email })).toMatchObject({
      status: 200,
      body: { success: true, retryAfterSeconds: 300 },
    });
  });
});

describe('GET /auth/refresh', () => {
  it('gives two tabs that wake at once the same successor', async () => {
    const client = await logIn(site);
    const sent = { headers: { cookie: client.cookieHeader() } };
    const [one, other] = await Promise.all([
      site.client().get(api('/auth/refresh'), sent),
      site.client().get(api('/auth/refresh'), sent),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const successor = (answer: typeof one) =>
      answer.setCookies.find((cookie) => cookie.startsWith(refreshCookie))?.split(';')[0];
    expect(successor(one)).toBeDefined();
    expect(successor(one)).toBe(successor(other));
  });

  it('remembers the browser’s time zone', async () => {
    const client = await logIn(site);
    await client.get(api('/auth/refresh'), { headers: { 'x-timezone': 'Europe/Riga' } });
    const row = await site.db('users').where({ email: client.email }).first('time_zone');
    expect(row).toEqual({ time_zone: 'Europe/Riga' });
  });

  it('answers 401 without a session to renew, and forgets its cookies', async () => {
    expect((await site.client().get(api('/auth/refresh'))).status).toBe(401);
    const client = await logIn(site);
    await site.db('sessions').where({ user_id: client.userId }).update({ revoked_at: new Date() });
    expect((await client.get(api('/auth/refresh'))).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['nocturne_device']);
  });

  it('is prompted by a 401, also on calls that a visitor may make', async () => {
    const client = await logIn(site);
    client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
    client.cookies.delete(accessCookie);
    expect((await client.get(api('/chats'))).status).toBe(401);
    await client.get(api('/auth/refresh'));
    expect((await client.get(api('/chats'))).status).toBe(200);
  });

  it('ends the session when an old token is reused after the grace period', async () => {
    const client = await logIn(site);
    const stolen = client.cookieHeader();
    await client.get(api('/auth/refresh'));
    // The first use of the new token proves that it arrived.
    await client.get(api('/users/me'));
    await site.owner('sessions').update({
      rotated_at: site.owner.raw("rotated_at - interval '60 seconds'"),
    });
    const thief = await site.client().get(api('/auth/refresh'), { headers: { cookie: stolen } });
    expect(thief.status).toBe(401);
    expect((await client.get(api('/users/me'))).status).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session and forgets its cookies', async () => {
    const client = await logIn(site);
    const kept = client.cookieHeader();
    expect((await client.post(api('/auth/logout'))).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual(['nocturne_device']);
    const again = await site.client().get(api('/users/me'), { headers: { cookie: kept } });
    expect(again.status).toBe(401);
  });

  it('ends a session whose access token is missing', async () => {
    const client = await logIn(site);
    const kept = client.cookieHeader();
    client.cookies.delete(accessCookie);
    expect((await client.post(api('/auth/logout'))).status).toBe(200);
    const again = await site.client().get(api('/users/me'), { headers: { cookie: kept } });
    expect(again.status).toBe(401);
  });

  it('is harmless without a session', async () => {
    expect(await site.client().post(api('/auth/logout'))).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});

it('returns the number of tokens that a new account starts with', async () => {
  expect(await site.client().get(api('/auth/welcome-tokens-amount'))).toMatchObject({
    status: 200,
    body: { amount: 20 },
  });
});
