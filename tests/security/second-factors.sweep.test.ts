import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createSoftwareAuthenticator, makeStaff, makeUser, testPassword } from '~/db/testing';
import { beginApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import { codeNow } from '~/db/testing/code-now';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
});
afterAll(() => site.close());

const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });
const plain = (code: string) => code.replace('-', '');
const relyingParty = { id: 'localhost', origin: 'http://localhost:3000' };
const sessionCookies = ['nocturne_access', 'nocturne_refresh'];

/** Returns a user with an authenticator app, and their recovery codes, which are valid at any time. */
async function withApp() {
  const { id, email } = await makeUser(site.db);
  const holder = { kind: 'user', id } as const;
  const begun = await beginApp(site.domain, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(site.domain, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
  return { id, email, codes: (added.recoveryCodes ?? []).map(plain) };
}

async function optionsFor(client: Client, purpose: string) {
  const answer = await post(client, '/passkey_options', { purpose });
  return { status: answer.status, options: answer.body as { challenge: string } };
}

/** Returns a user in whose browser a passkey was just added. */
async function withPasskey() {
  const client = await logIn(site);
  const authenticator = createSoftwareAuthenticator(relyingParty);
  const { options } = await optionsFor(client, 'add');
  const passkey = JSON.stringify(authenticator.make(options));
  const added = await post(client, '/settings/security', {
    intent: 'passkey-add',
    name: 'My phone',
    passkey,
  });
  return { client, authenticator, added };
}

describe('logging in by a call', () => {
  it('is answered with a ticket, which a code turns into a session', async () => {
    const { id, email, codes } = await withApp();
    const client = site.client();
    const response = await client.post('/api/v1/auth/login', { email, password: testPassword });
    expect(response).toMatchObject({
      status: 401,
      body: { data: { code: 'second-factor-required', ticket: expect.any(String) as string } },
    });
    expect(response.setCookies).toEqual([]);
    const { ticket } = (response.body as { data: { ticket: string } }).data;
    const path = '/api/v1/auth/second-factor';
    expect(await client.post(path, { ticket, code: 'aaaaa-aaaaa' })).toMatchObject({
      status: 400,
      body: { data: { code: 'invalid-code' } },
    });
    expect(await client.post(path, { ticket: `${ticket}x`, code: codes[0] })).toMatchObject({
      status: 401,
      body: { data: { code: 'no-ticket' } },
    });
    const entered = await client.post(path, { ticket, code: codes[0] });
    expect(entered).toMatchObject({ status: 200, body: { _id: id } });
    expect((await client.get('/api/v1/users/me')).status).toBe(200);
    expect(await client.post(path, { ticket, code: codes[1] })).toMatchObject({ status: 401 });
  });
});

describe('logging in by a form', () => {
  it('goes through the second step to the requested page', async () => {
    const { email, codes } = await withApp();
    const client = site.client();
    const fields = { email, password: testPassword, redirectTo: '/chats' };
    const response = await post(client, '/sign_in', fields);
    expect(response.headers.get('location')).toBe('/second_step?redirectTo=%2Fchats');
    expect([...client.cookies.keys()]).not.toEqual(expect.arrayContaining(sessionCookies));
    expect((await client.get('/second_step')).status).toBe(200);
    const step = '/second_step?redirectTo=%2Fchats';
    expect((await post(client, step, { code: '000000' })).status).toBe(400);
    const entered = await post(client, step, { code: codes[0] ?? '' });
    expect(entered.headers.get('location')).toBe('/chats');
    expect([...client.cookies.keys()]).toEqual(expect.arrayContaining(sessionCookies));
    expect(client.cookies.has('nocturne_ticket')).toBe(false);
  });

  it('shows a user who was held meanwhile how to prove their age', async () => {
    const { id, email, codes } = await withApp();
    const client = site.client();
    await post(client, '/sign_in', { email, password: testPassword });
    await site.db('users').where({ id }).update({ state: 'under_age_review' });
    const answer = await post(client, '/second_step', { code: codes[0] ?? '' });
    expect(answer.headers.get('location')).toBe('/held?state=under_age_review');
    expect([...client.cookies.keys()]).toContain('nocturne_age_review');
    expect([...client.cookies.keys()]).not.toEqual(expect.arrayContaining(sessionCookies));
  });

  it('without a ticket starts again at the log-in page', async () => {
    const client = site.client();
    expect((await client.get('/second_step')).headers.get('location')).toBe('/sign_in');
    const sent = await post(client, '/second_step', { code: '000000' });
    expect(sent.headers.get('location')).toBe('/sign_in');
  });
});

describe('a passkey', () => {
  it('signs in by itself, and is the second step after a password', async () => {
    const { client: owner, authenticator, added } = await withPasskey();
    expect(added.status).toBe(200);
    const alone = site.client();
    const { options } = await optionsFor(alone, 'sign-in');
    const entered = await post(alone, '/sign_in', {
      passkey: JSON.stringify(authenticator.sign(options)),
      redirectTo: '/chats',
    });
    expect(entered.headers.get('location')).toBe('/chats');
    expect((await alone.get('/api/v1/users/me')).body).toMatchObject({ _id: owner.userId });

    const second = site.client();
    await post(second, '/sign_in', { email: owner.email, password: testPassword });
    const next = await optionsFor(second, 'second-step');
    const passkey = JSON.stringify(authenticator.sign(next.options));
    expect((await post(second, '/second_step', { passkey })).status).toBe(302);
    expect((await second.get('/api/v1/users/me')).status).toBe(200);
  });

  it('is refused with a challenge of another browser, and made up answers are', async () => {
    const { authenticator } = await withPasskey();
    const [mine, theirs] = [site.client(), site.client()];
    const { options } = await optionsFor(mine, 'sign-in');
    const passkey = JSON.stringify(authenticator.sign(options));
    for (const answer of [passkey, '', '{}', 'x', JSON.stringify({ id: 'a', rawId: 'a' })]) {
      expect((await post(theirs, '/sign_in', { passkey: answer })).status).toBe(400);
    }
  });

  it('offers no options to a caller who is not entitled to them', async () => {
    const anonymous = site.client();
    for (const purpose of ['second-step', 'prove', 'enrol']) {
      expect((await optionsFor(anonymous, purpose)).status).toBe(401);
    }
    expect((await optionsFor(anonymous, 'add')).status).toBe(403);
    expect((await optionsFor(anonymous, 'anything')).status).toBe(400);
  });
});

describe('changing how one signs in', () => {
  const age = (userId: string) =>
    site
      .db('sessions')
      .where({ user_id: userId })
      .update({ proved_at: new Date(Date.now() - 3_600_000) });

  it('requires a proof first where the last one is old', async () => {
    const client = await logIn(site);
    await age(client.userId);
    const change = () => post(client, '/settings/security', { intent: 'app-begin' });
    const confirm = '/settings/confirm?redirectTo=%2Fsettings%2Fsecurity%23second-step';
    expect((await change()).headers.get('location')).toBe(confirm);
    expect((await optionsFor(client, 'add')).status).toBe(403);
    expect(await site.db('authenticator_apps').where({ holder_id: client.userId })).toEqual([]);
    expect((await post(client, confirm, { password: 'wrong-one' })).status).toBe(400);
    const proved = await post(client, confirm, { password: testPassword });
    expect(proved.headers.get('location')).toBe('/settings/security#second-step');
    expect((await change()).headers.get('location')).toBe('/settings/security#second-step');
    expect(await site.db('authenticator_apps').where({ holder_id: client.userId })).toHaveLength(1);
  });

  it('signs out every session that came in without it', async () => {
    const { client } = await withPasskey();
    const elsewhere = await site
      .db('sessions')
      .where({ user_id: client.userId })
      .whereNull('revoked_at');
    expect(elsewhere).toHaveLength(1);
    expect((await client.get('/api/v1/users/me')).status).toBe(200);
  });
});

describe('at the back office', () => {
  async function enterCode(client: Client) {
    const { id, email } = await makeStaff(site.db);
    await post(client, '/admin', { intent: 'request', email });
    const row = await site
      .db('outbox')
      .where({ aggregate_id: id })
      .first<{ payload: { sealedCode: string } }>('payload');
    const code = site.domain.seal.open(row.payload.sealedCode);
    await post(client, '/admin', { intent: 'verify', email, code });
    return { id, email };
  }
  const isIn = async (client: Client) => (await client.get('/ops/queues')).status === 200;

  it('the code alone admits no one; an app that is set up does', async () => {
    const client = site.client();
    const { id } = await enterCode(client);
    expect(await isIn(client)).toBe(false);
    expect((await post(client, '/admin', { intent: 'later' })).status).toBe(302);
    expect(await isIn(client)).toBe(false);

    await enterCode(client);
    await post(client, '/admin', { intent: 'app-begin' });
    const { holder_id: holderId } = await site
      .db('authenticator_apps')
      .whereNot({ holder_id: id })
      .where({ holder_kind: 'staff' })
      .first<{ holder_id: string }>('holder_id');
    const begun = await beginApp(site.domain, { kind: 'staff', id: holderId });
    if (!begun.ok) throw new Error(begun.reason);
    const code = await codeNow(begun.secret);
    const entered = await post(client, '/admin', { intent: 'app-confirm', code });
    expect(entered.status).toBe(200);
    expect(JSON.stringify(entered.body)).toMatch(/"recoveryCodes":\["[a-z2-7]{5}-[a-z2-7]{5}"/);
    expect(await isIn(client)).toBe(true);
  });

  it('a passkey that is added admits its owner, and only after the code', async () => {
    const authenticator = createSoftwareAuthenticator(relyingParty);
    const client = site.client();
    await enterCode(client);
    const { options } = await optionsFor(client, 'enrol');
    const passkey = JSON.stringify(authenticator.make(options));
    await post(client, '/admin', { intent: 'passkey-enrol', name: 'Key', passkey });
    expect(await isIn(client)).toBe(true);

    const alone = site.client();
    const challenge = await optionsFor(alone, 'sign-in');
    const signed = JSON.stringify(authenticator.sign(challenge.options));
    expect((await post(alone, '/sign_in', { passkey: signed })).status).toBe(400);
  });
});
