import { parseSetCookie } from 'cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import {
  answerProvider,
  sandboxProvider,
  signedToken,
} from '~/providers/social/testing/sandbox-provider';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';

const sandbox = await openTestSandbox();
let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    renderPages,
    rateLimits: generousLimits,
    config: {
      SOCIAL_PROVIDERS: [sandboxProvider(sandbox.url), sandboxProvider(sandbox.url, 'Boreal')],
    },
  });
});
afterAll(() => site.close());

const newEmail = () => `${newId()}@example.com`;
const api = (path: string) => `/api/v1${path}`;
const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });
const placeOf = ({ headers }: { headers: Headers }) => headers.get('location');

type Person = Parameters<typeof answerProvider>[1];

/** Visits a provider and answers; returns the path and query with which the browser would come back. */
async function goAndAnswer(client: Client, person: Person, segment = 'aurora') {
  const sent = await client.get(api(`/auth/${segment}/login?redirectTo=/chats`));
  expect(sent.status).toBe(302);
  const back = await answerProvider(placeOf(sent) ?? '', person);
  return back.pathname + back.search;
}
const signIn = async (client: Client, person: Person) =>
  client.get(await goAndAnswer(client, person));
const whoIs = async (client: Client) => (await client.get(api('/users/me'))).status;

async function mailedCode(email: string): Promise<string> {
  const row = await site
    .db('outbox')
    .where({ name: 'accounts.identity-code-requested' })
    .whereRaw("payload->>'email' = ?", [email])
    .orderBy('id', 'desc')
    .first<{ payload: { sealedCode: string } } | undefined>('payload');
  if (!row) throw new Error('no code was mailed');
  return site.domain.seal.open(row.payload.sealedCode);
}

describe('signing in by a provider', () => {
  it('admits a new user whose address is verified, and leads to the requested page', async () => {
    const client = site.client();
    const answer = await signIn(client, { email: newEmail() });
    expect(placeOf(answer)).toBe('/chats');
    expect(await whoIs(client)).toBe(200);
    expect(client.cookies.has('redirect')).toBe(false);
  });

  it('gives no account to a caller who names its address, verified or not', async () => {
    const { email } = await makeUser(site.db);
    for (const isVerified of [true, false]) {
      const client = site.client();
      expect(placeOf(await signIn(client, { email, isVerified }))).toBe('/link_account');
      expect(await whoIs(client)).toBe(401);
      for (let guess = 0; guess < 6; guess += 1) {
        const answer = await post(client, '/link_account', { code: '00000' });
        expect(answer.status).toBe(400);
      }
      const code = await mailedCode(email);
      // All attempts are used up, whatever code follows.
      if (code !== '00000') {
        expect((await post(client, '/link_account', { code })).status).toBe(400);
      }
      expect(await whoIs(client)).toBe(401);
      const links = await site.db('social_identities').join('users', 'users.id', 'user_id');
      expect(links.filter((link) => link.email === email)).toEqual([]);
    }
  });

  it('requires the same proof for an unverified address, with or without an account', async () => {
    const owner = await makeUser(site.db);
    const seen = [];
    for (const email of [owner.email, newEmail()]) {
      const client = site.client();
      const answer = await signIn(client, { email, isVerified: false });
      const page = await client.get('/link_account');
      seen.push({
        place: placeOf(answer),
        cookies: answer.setCookies.map((line) => line.split('=')[0]),
        status: page.status,
        body: JSON.stringify(page.body)
          .replace(/"maskedEmail":"[^"]*"/, '')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ''),
      });
      await mailedCode(email);
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it('admits the owner with the mailed code, and leads to the requested page', async () => {
    const { email, id } = await makeUser(site.db);
    const client = site.client();
    await signIn(client, { email });
    const answer = await post(client, '/link_account', { code: await mailedCode(email) });
    expect(placeOf(answer)).toBe('/chats');
    expect((await client.get(api('/users/me'))).body).toMatchObject({ _id: id });
    const another = site.client();
    expect(placeOf(await signIn(another, { email }))).toBe('/chats');
    expect((await another.get(api('/users/me'))).body).toMatchObject({ _id: id });
  });

  it('is of no use to a browser that did not begin it', async () => {
    const attacker = site.client();
    const back = await goAndAnswer(attacker, { email: newEmail() });
    const victim = site.client();
    expect(placeOf(await victim.get(back))).toBe('/error?reason=invalid');
    expect(await whoIs(victim)).toBe(401);
    await victim.get(api('/auth/aurora/login'));
    expect(placeOf(await victim.get(back))).toBe('/error?reason=invalid');
  });

  it('does not take one provider’s answer for another’s', async () => {
    const client = site.client();
    const back = await goAndAnswer(client, { email: newEmail() }, 'boreal');
    const mixed = back.replace('/boreal/', '/aurora/');
    expect(placeOf(await client.get(mixed))).toBe('/error?reason=invalid');
    expect(await whoIs(client)).toBe(401);
  });

  it('ends a session that another user had put into the browser', async () => {
    const client = site.client();
    await client.post(api('/auth'), { email: newEmail(), password: 'planted-1' });
    const planted = client.cookies.get('nocturne_refresh');
    const email = newEmail();
    await signIn(client, { email });
    expect(client.cookies.get('nocturne_refresh')).not.toBe(planted);
    expect((await client.get(api('/users/me'))).body).toMatchObject({ email, isVerified: true });
  });

  it('changes nothing for a user who declined', async () => {
    const client = site.client();
    expect(placeOf(await signIn(client, { answer: 'cancel' }))).toBe('/error?reason=denied');
    expect(await whoIs(client)).toBe(401);
  });
});

it('admits users over https, with cookies of this host alone', async () => {
  const secure = await startSite({
    config: {
      PUBLIC_URL: 'https://nocturne.example',
      SOCIAL_PROVIDERS: [sandboxProvider(sandbox.url)],
    },
  });
  try {
    const client = secure.client();
    const answer = await signIn(client, { email: newEmail() });
    expect(placeOf(answer)).toBe('/chats');
    expect(await whoIs(client)).toBe(200);
    expect([...client.cookies.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([]);
    const begun = await client.get(api('/auth/aurora/login'));
    expect(placeOf(begun)).toBe('/');
    for (const line of (await secure.client().get(api('/auth/aurora/login'))).setCookies) {
      expect(parseSetCookie(line)).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    }
  } finally {
    await secure.close();
  }
});

describe('a signed token', () => {
  const validate = async (client: Client, token: string, segment = 'aurora') =>
    client.post(api(`/auth/${segment}/validate-token`), { token });
  const token = (email: string, isVerified = true) =>
    signedToken(sandbox.url, { email, isVerified, clientId: 'client-aurora' });

  it('signs in a new user', async () => {
    const email = newEmail();
    const client = site.client();
    expect(await validate(client, await token(email))).toMatchObject({
      status: 200,
      body: { email, isVerified: true },
    });
  });

  it('is valid once, when repeated later and when used several times at once', async () => {
    const shown = await token(newEmail());
    expect((await validate(site.client(), shown)).status).toBe(200);
    expect((await validate(site.client(), shown)).status).toBe(401);
    const raced = await token(newEmail());
    const answers = await Promise.all([1, 2, 3].map(() => validate(site.client(), raced)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('opens no account by its address; the mailed code does', async () => {
    const { email } = await makeUser(site.db);
    const client = site.client();
    expect(await validate(client, await token(email))).toMatchObject({
      status: 409,
      body: { data: { code: 'proof-needed' } },
    });
    expect(await whoIs(client)).toBe(401);
    await post(client, '/link_account', { code: await mailedCode(email) });
    expect(await whoIs(client)).toBe(200);
  });

  it('is believed from its own provider alone', async () => {
    const signed = await token(newEmail());
    expect((await validate(site.client(), signed, 'boreal')).status).toBe(401);
    expect((await validate(site.client(), `${signed}x`)).status).toBe(401);
    expect((await validate(site.client(), signed, 'nobody')).status).toBe(404);
  });
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'no user is sent to %j after signing in',
  async (redirectTo) => {
    const client = site.client();
    await client.get(api(`/auth/aurora/login?${new URLSearchParams({ redirectTo })}`));
    expect(client.cookies.get('redirect')).toBe('%2F');
    const sent = await client.get(api('/auth/aurora/login'));
    const back = await answerProvider(placeOf(sent) ?? '', { email: newEmail() });
    client.cookies.set('redirect', encodeURIComponent(redirectTo));
    const answer = await client.get(back.pathname + back.search);
    expect(placeOf(answer)).toBe('/');
  },
);
