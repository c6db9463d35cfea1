import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '~/db/testing';
import { deviceCookie } from '~/domain/sessions/cookies';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

const api = (path: string) => `/api/v1${path}`;
const deletionReason = 'I have found the day again.';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('DELETE /auth/profile', () => {
  it('begins the notice period, ends the sessions and forgets their cookies', async () => {
    const client = await logIn(site);
    const cookie = client.cookieHeader();
    const other = site.client();
    await other.post(api('/auth/login'), { email: client.email, password: testPassword });

    const noticeMs = 48 * 3_600_000;
    const before = Date.now();
    const answer = await client.request('DELETE', api('/auth/profile'), {
      body: { deletionReason },
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    const { erasedAfter } = answer.body as { erasedAfter: string };
    expect(Date.parse(erasedAfter)).toBeGreaterThanOrEqual(before + noticeMs);
    expect(Date.parse(erasedAfter)).toBeLessThanOrEqual(Date.now() + noticeMs);
    // The device cookie stays, because the person may change their mind and sign in again.
    expect([...client.cookies.keys()]).toEqual([deviceCookie]);
    const me = await site.client().get(api('/users/me'), { headers: { cookie } });
    expect(me.status).toBe(401);
    expect((await other.get(api('/users/me'))).status).toBe(401);
  });

  it('is reported at the next log-in, to a caller who knows the password', async () => {
    const client = await logIn(site);
    await client.request('DELETE', api('/auth/profile'), { body: { deletionReason } });
    const response = await site
      .client()
      .post(api('/auth/login'), { email: client.email, password: testPassword });
    expect(response).toMatchObject({ status: 403, body: { data: { code: 'closing' } } });
    expect(JSON.stringify(response.body)).not.toContain('token');
    const guessed = await site
      .client()
      .post(api('/auth/login'), { email: client.email, password: 'not-mine' });
    expect(guessed).toMatchObject({ status: 401 });
  });

  it.each([
    [{}, 'reason is required'],
    [{ deletionReason: '' }, 'reason is required'],
    [{ deletionReason: ' \n\t ' }, 'reason is required'],
    [{ deletionReason: '  too short ' }, 'minimum ten characters'],
    [{ deletionReason: 'x'.repeat(2001) }, 'reason is too long'],
    [{ deletionReason: 1234567890 }, 'reason is required'],
    [{ deletionReason: ['long enough, surely'] }, 'reason is required'],
    [{ deletionReason: 'a null byte\0 in it' }, /cannot be stored/],
  ])('refuses %j and changes nothing', async (body, message) => {
    const client = await logIn(site);
    const answer = await client.request('DELETE', api('/auth/profile'), { body });
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(message);
    expect((await client.get(api('/users/me'))).status).toBe(200);
  });

  it('takes a reason in any writing', async () => {
    const client = await logIn(site);
    const answer = await client.request('DELETE', api('/auth/profile'), {
      body: { deletionReason: 'שלום עולם, 再见 👋🏽 e\u0301' },
    });
    expect(answer.status).toBe(200);
  });

  it('is for verified users', async () => {
    const unverified = await logIn(site, { isVerified: false });
    const request = { body: { deletionReason } };
    expect((await unverified.request('DELETE', api('/auth/profile'), request)).status).toBe(403);
    expect((await site.client().request('DELETE', api('/auth/profile'), request)).status).toBe(401);
  });
});
