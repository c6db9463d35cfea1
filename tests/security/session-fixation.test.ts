import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const newEmail = () => `${newId()}@example.com`;
const me = (client: Client) => client.get('/api/v1/users/me');
const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

/**
 * Returns a browser with the session cookies of another person's account, as an attacker would plant them.
 */
async function browserWithForeignSession() {
  const attacker = await logIn(site);
  const browser = site.client();
  for (const [name, value] of attacker.cookies) browser.cookies.set(name, value);
  return { attacker, browser };
}

describe('a session that another user put into a browser', () => {
  const ways: [string, (browser: Client, email: string) => Promise<unknown>][] = [
    [
      'logging in by a call',
      (browser, email) => browser.post('/api/v1/auth/login', { email, password: testPassword }),
    ],
    [
      'logging in by a form',
      (browser, email) => post(browser, '/sign_in', { email, password: testPassword }),
    ],
  ];

  it.each(ways)('is not the one that %s opens', async (_way, enter) => {
    const { attacker, browser } = await browserWithForeignSession();
    const { id, email } = await makeUser(site.db);
    await enter(browser, email);
    expect(browser.cookies.get('nocturne_access')).not.toBe(
      attacker.cookies.get('nocturne_access'),
    );
    expect((await me(browser)).body).toMatchObject({ _id: id });
    expect((await me(attacker)).body).toMatchObject({ _id: attacker.userId });
  });

  it('is not the one that signing up opens', async () => {
    const { attacker, browser } = await browserWithForeignSession();
    const email = newEmail();
    await browser.post('/api/v1/auth', { email, password: 'secret-1' });
    expect((await me(browser)).body).toMatchObject({ email, isVerified: false });
    expect((await me(attacker)).body).toMatchObject({ _id: attacker.userId });
  });

  it('does not prove the address of a link that is opened beside it', async () => {
    const victim = site.client();
    const email = newEmail();
    await victim.post('/api/v1/auth', { email, password: 'secret-1' });
    const mailed = await site
      .db('outbox')
      .whereRaw("payload->>'email' = ?", [email])
      .first<{ payload: { sealedToken: string } }>('payload');
    const token = site.domain.seal.open(mailed.payload.sealedToken);
    const { browser } = await browserWithForeignSession();
    const stripped = await browser.get(`/verify_email?token=${token}`);
    expect(stripped.status).toBe(303);
    expect(stripped.headers.get('location')).toBe('/verify_email');
    const opened = await browser.get('/verify_email');
    expect(JSON.stringify(opened.body)).toContain('confirm');
    expect((await me(victim)).body).toMatchObject({ isVerified: false });
  });
});

describe('a password reset in steps', () => {
  it('keeps its state unreadable in the browser, and worth nothing when changed or made up', async () => {
    const { email } = await makeUser(site.db);
    const browser = site.client();
    await post(browser, '/reset_password', { email });
    const kept = browser.cookies.get('nocturne_reset') ?? '';
    expect(kept).not.toContain(email);
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain('example.com');
    const made = JSON.stringify({ reset: { step: 'success' }, until: Date.now() + 60_000 });
    for (const value of [kept.slice(0, -8), made, 'sealed:', 'x'.repeat(3000)]) {
      browser.cookies.set('nocturne_reset', value);
      const page = await browser.get('/reset_password');
      expect(page.status).toBe(200);
      expect(JSON.stringify(page.body)).toContain('Reset your password');
    }
  });

  it('ends the session of the user who set the password, in this browser too', async () => {
    const client = await logIn(site);
    await post(client, '/reset_password', { email: client.email });
    const mailed = await site
      .db('outbox')
      .where({ name: 'accounts.password-reset-requested', aggregate_id: client.userId })
      .first<{ payload: { sealedCode: string } }>('payload');
    const code = site.domain.seal.open(mailed.payload.sealedCode);
    await post(client, '/reset_password', { intent: 'verify', code });
    await post(client, '/reset_password', {
      intent: 'set',
      newPassword: 'another-1',
      confirmation: 'another-1',
    });
    expect(client.cookies.has('nocturne_access')).toBe(false);
    expect((await me(client)).status).toBe(401);
  });
});
