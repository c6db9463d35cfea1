import { parseSetCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '~/app/testing/client';
import { codeOf, logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeStaff, makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders, renderPages } from './testing/pages';

const session = ['nocturne_access', 'nocturne_refresh'];
/** A sign-in also sets the cookie by which the browser is recognised from then on. */
const entered = ['nocturne_access', 'nocturne_device', 'nocturne_refresh'];
const newEmail = () => `${newId()}@example.com`;

const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

/** Everything that sets a cookie, with the cookies it sets. */
const setters: [string, string[], (site: TestSite) => Promise<Answer>][] = [
  [
    'signing up by a call',
    session,
    (site) => site.client().post('/api/v1/auth', { email: newEmail(), password: testPassword }),
  ],
  [
    'logging in by a call',
    entered,
    async (site) => {
      const { email } = await makeUser(site.db);
      return site.client().post('/api/v1/auth/login', { email, password: testPassword });
    },
  ],
  ['renewing', session, async (site) => (await logIn(site)).get('/api/v1/auth/refresh')],
  ['finding nothing to renew', session, (site) => site.client().get('/api/v1/auth/refresh')],
  [
    'logging out by a call',
    session,
    async (site) => (await logIn(site)).post('/api/v1/auth/logout'),
  ],
  [
    'signing up by a form',
    session,
    (site) =>
      post(site.client(), '/sign_up', { email: newEmail(), password: testPassword, isAdult: 'on' }),
  ],
  [
    'logging in by a form',
    entered,
    async (site) => {
      const { email } = await makeUser(site.db);
      return post(site.client(), '/sign_in', { email, password: testPassword });
    },
  ],
  [
    'logging in to an account that is closing',
    ['nocturne_restore'],
    async (site) => {
      const { email } = await requestAccountDeletion(site);
      return post(site.client(), '/sign_in', { email, password: testPassword });
    },
  ],
  [
    'restoring it',
    ['nocturne_access', 'nocturne_refresh', 'nocturne_restore'],
    async (site) => {
      const { email } = await requestAccountDeletion(site);
      const client = site.client();
      await post(client, '/sign_in', { email, password: testPassword });
      return post(client, '/restore', {});
    },
  ],
  [
    'asking to be deleted by a form',
    session,
    async (site) => {
      const client = await logIn(site);
      const reason = 'long enough to be one';
      return post(client, '/settings/delete', { emailConfirmation: client.email, reason });
    },
  ],
  [
    'being asked for a proof before one leaves',
    ['nocturne_leaving'],
    async (site) => (await requestUnprovedDeletion(site)).answer,
  ],
  [
    'leaving after it',
    ['nocturne_access', 'nocturne_leaving', 'nocturne_refresh'],
    async (site) => {
      const { client, leave } = await requestUnprovedDeletion(site);
      await post(client, '/settings/confirm', { password: testPassword });
      return leave();
    },
  ],
  [
    'asking to be deleted by a call',
    session,
    async (site) => (await requestAccountDeletion(site)).answer,
  ],
  [
    "opening a mail's link",
    ['nocturne_link'],
    (site) => site.client().get('/verify_email?token=made.up'),
  ],
  [
    'putting a notice away',
    ['legal_notice'],
    (site) => post(site.client(), '/legal_notice', { change: 'terms:01.01.27' }),
  ],
  [
    'coming by the address of an offer',
    ['special_offer'],
    async (site) => (await logIn(site)).get('/contact?offerKey=first-light&special_offer=true'),
  ],
  [
    'coming by an offer in a mail',
    ['specialOfferEmailDuration'],
    async (site) => (await logIn(site)).get('/contact?specialOfferEmailDuration=3_DAY'),
  ],
  [
    'closing the offer of a mail',
    ['specialOfferEmailDuration'],
    async (site) => post(await logIn(site), '/offers/put_away', {}),
  ],
  ['logging out by a form', session, async (site) => post(await logIn(site), '/sign_out', {})],
  [
    'opening a page with an ended access token',
    session,
    async (site) => {
      const client = await logIn(site);
      client.cookies.delete('nocturne_access');
      client.cookies.delete('__Host-nocturne_access');
      return client.get('/chats');
    },
  ],
  [
    'asking for a new password by a form',
    ['nocturne_device', 'nocturne_reset'],
    (site) => post(site.client(), '/reset_password', { email: newEmail() }),
  ],
  [
    'beginning anew with a new password',
    ['nocturne_reset'],
    (site) => post(site.client(), '/reset_password', { intent: 'restart' }),
  ],
  ['opening a page as somebody new', ['nocturne_guest'], (site) => site.client().get('/chats')],
  ['opening the home page', ['featured-seed'], async (site) => (await logIn(site)).get('/')],
  [
    'entering a staff code',
    ['nocturne_ticket'],
    async (site) => (await enterStaffCode(site)).entered,
  ],
  [
    'signing staff out',
    ['nocturne_staff'],
    async (site) => post(await signInStaff(site, 'superAdmin'), '/admin', { intent: 'sign-out' }),
  ],
];

async function requestUnprovedDeletion(site: TestSite) {
  const client = await logIn(site);
  await site.db('sessions').where({ user_id: client.userId }).update({ proved_at: null });
  const fields = { emailConfirmation: client.email, reason: 'long enough to be one' };
  const leave = () => post(client, '/settings/delete', fields);
  return { client, leave, answer: await leave() };
}

async function requestAccountDeletion(site: TestSite) {
  const client = await logIn(site);
  const body = { deletionReason: 'long enough to be one' };
  const answer = await client.request('DELETE', '/api/v1/auth/profile', { body });
  return { email: client.email, answer };
}

async function enterStaffCode(site: TestSite) {
  const { id, email } = await makeStaff(site.db);
  const client = site.client();
  await post(client, '/admin', { email });
  const row = await site.db('outbox').where({ aggregate_id: id }).first('payload');
  const code = site.domain.seal.open((row?.payload as { sealedCode: string }).sealedCode);
  return { client, entered: await post(client, '/admin', { intent: 'verify', email, code }) };
}

describe.each([
  ['http://localhost:3000', false],
  ['https://nocturne.example', true],
])('at %s', (PUBLIC_URL, secure) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ config: { PUBLIC_URL }, renderPages });
  });
  afterAll(() => site.close());

  it.each(setters)('%s sets cookies no script and no other site gets', async (_way, names, act) => {
    const { setCookies } = await act(site);
    const cookies = setCookies.map((line) => parseSetCookie(line));
    const prefix = secure ? '__Host-' : '';
    expect(cookies.map(({ name }) => name).sort()).toEqual(names.map((name) => prefix + name));
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
      expect(cookie.secure ?? false).toBe(secure);
      // A cookie without a domain belongs only to the host that set it.
      expect(cookie.domain).toBeUndefined();
      if (!cookie.value) expect(cookie.maxAge).toBe(0);
    }
  });

  it('believes a session by its own name alone', async () => {
    const client = await logIn(site);
    const own = [...client.cookies].map(([name, value]) => ({ name, value }));
    const request = (name: (own: string) => string) => {
      const header = own.map(({ name: itsOwn, value }) => `${name(itsOwn)}=${value}`).join('; ');
      return site.client().get('/api/v1/users/me', { headers: { cookie: header } });
    };
    expect((await request((name) => name)).status).toBe(200);
    const otherwise = await request((name) =>
      secure ? name.replace('__Host-', '') : `__Host-${name}`,
    );
    expect(otherwise.status).toBe(401);
  });

  it('marks the browser once a code is proved, and sets no cookie while nothing has changed', async () => {
    const client = await logIn(site, { isVerified: false });
    const sent = await client.put('/api/v1/auth/send-otp-sign-up', { email: client.email });
    const code = await codeOf(site, client.userId);
    expect(sent.setCookies).toEqual([]);
    const proved = await client.post('/api/v1/auth/verify-otp', { email: client.email, code });
    expect(proved.status).toBe(200);
    const later = await client.get('/chats');
    expect(proved.setCookies.map((line) => parseSetCookie(line).name)).toEqual([
      secure ? '__Host-nocturne_device' : 'nocturne_device',
    ]);
    expect(later.setCookies).toEqual([]);
  });
});
