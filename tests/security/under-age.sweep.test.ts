import { decode } from 'turbo-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '~/app/endpoints';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { isOpenToEveryAge } from '~/app/age-gate/age';
import { makeCharacter, makeUser, testPassword } from '~/db/testing';
import { guestCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { issueGuestToken } from '~/domain/viewers/guests';
import { applyStatedAge } from '~/domain/age-reviews/apply-stated-age';
import { changeAccountState } from '~/domain/account-states/testing/change-account-state';
import { transact } from '~/domain/shared/transactions/transact';
import type { Person } from '~/domain/shared/person';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const refused = { status: 403, body: { message: 'This site is for adults only' } };
/** The calls for logging out and for contacting the operator. */
const open = ['POST /auth/logout', 'POST /email/contact-us'];
const addresses = pages.map(({ path }) => `/${path.replaceAll(/:\w+/g, 'nobody')}`);
const actions = pages
  .filter(({ hasAction }) => hasAction)
  .map(({ path }) => `/${path.replaceAll(/:\w+/g, 'nobody')}`);
/** Files for machines, and the page shown without a network. */
const files = ['/robots.txt', '/sitemap.xml', '/sitemaps/nobody.xml', '/offline'];
/**
 * Checks for files that are the same for everyone, so that no cookie is read: a share picture hides paid
 * content.
 */
const isFile = (path: string) =>
  files.includes(path) ||
  ['/manifest.webmanifest', '/.well-known/security.txt', '/create-ai/sketch.svg'].includes(path) ||
  path.endsWith('/og.jpg');

async function tooYoung(isSignedIn: boolean) {
  const client = isSignedIn ? await logIn(site) : site.client();
  client.cookies.set(underAgeCookie, '1');
  return client;
}

/** Returns the address to which a page's script is redirected, as Remix's client reads it. */
async function sentTo({ body }: { body: unknown }): Promise<unknown> {
  const { body: stream } = new Response(String(body));
  if (!stream) throw new Error('an answer without a body');
  const { value } = await decode(stream, {
    plugins: [(type, data) => type === 'SingleFetchRedirect' && { value: data }],
  });
  return z.object({ redirect: z.string() }).parse(value).redirect;
}

describe('from a browser whose user stated to be under age', () => {
  it.each([false, true])('no call is carried out, read or sent (signed in: %s)', async (isIn) => {
    const client = await tooYoung(isIn);
    for (const { method, path } of endpoints) {
      const answer = await client.request(method, `/api/v1${path}`);
      const name = `${method} ${path}`;
      if (open.includes(name)) expect(answer.status, name).not.toBe(403);
      else expect(answer, name).toMatchObject(refused);
    }
    const { id: characterId } = await makeCharacter(site.db);
    expect(await client.post('/api/v1/chats', { characterId })).toMatchObject(refused);
    expect(await site.db('chats').where({ character_id: characterId })).toEqual([]);
  });

  it.each([
    '/api/v1/notifications/stream',
    '/api/v1/chats/events',
    '/socket.io/?EIO=4&transport=polling',
    '/media/characters/noor/card.webp',
    '/API/v1/characters',
    '/Api/V1/Notifications/Stream',
    '/SOCKET.IO/?EIO=4&transport=polling',
  ])('nothing is had of %s', async (path) => {
    expect(await (await tooYoung(true)).get(path)).toMatchObject(refused);
  });

  it.each([false, true])('no page is shown but the open ones (signed in: %s)', async (isIn) => {
    const client = await tooYoung(isIn);
    for (const path of addresses.filter((one) => !isFile(one))) {
      const [page, data] = [await client.get(path), await client.get(`${path}.data`)];
      if (isOpenToEveryAge(path)) {
        expect([page.headers.get('location'), data.status], path).not.toContain('/under_age');
        expect(data.status, path).not.toBe(403);
        continue;
      }
      expect([page.status, page.headers.get('location')], path).toEqual([302, '/under_age']);
      expect([data.status, await sentTo(data)], path).toEqual([202, '/under_age']);
    }
  });

  it('no form is accepted but those open to all ages', async () => {
    const client = await tooYoung(false);
    const send = (path: string) =>
      client.request('POST', path, { body: formBody({}), headers: formHeaders });
    expect(actions.filter(isOpenToEveryAge)).toContain('/contact');
    for (const path of actions) {
      const { status } = await send(path);
      if (isOpenToEveryAge(path)) expect(status, path).not.toBe(403);
      else {
        const data = await send(`${path}.data`);
        expect([status, await sentTo(data)], path).toEqual([403, '/under_age']);
      }
    }
  });
});

/** Applies the consequence of moderation's finding about a person's words. */
const hold = (person: Person) =>
  transact(site.domain, (trx) =>
    applyStatedAge(site.domain, trx, person, {
      kind: 'refused',
      findings: [{ category: 'minor_self', layer: 'grammar', score: 1 }],
    }),
  );

describe('the browser of a person who is held for their statement', () => {
  it('of a member: is shut, and shown how to prove their age', async () => {
    const client = await logIn(site);
    await hold({ kind: 'user', id: client.userId });
    expect(await client.get('/api/v1/users/me')).toMatchObject({ status: 401 });
    const first = await client.get('/chats');
    expect(first.headers.get('location')).toBe('/held?state=under_age_review');
    expect(client.cookies.get(underAgeCookie)).toBe('1');
    expect(await client.get('/api/v1/characters')).toMatchObject(refused);
    const led = await client.get('/explorer');
    expect(led.headers.get('location')).toBe('/held?state=under_age_review');
    expect((await client.get('/contact')).status).toBe(200);
    expect((await client.get('/held?state=under_age_review')).status).toBe(200);
  });

  it('of a member: stays shut when a tab of theirs renews the session', async () => {
    const client = await logIn(site);
    await hold({ kind: 'user', id: client.userId });
    expect((await client.get('/api/v1/auth/refresh')).status).toBe(401);
    expect(client.cookies.get(underAgeCookie)).toBe('1');
    expect((await client.get('/settings')).headers.get('location')).toBe(
      '/held?state=under_age_review',
    );
  });

  it('of a visitor: the token opens nothing, with or without the cookie that shuts it', async () => {
    const client = site.client();
    const { token, guestId } = await issueGuestToken(site.domain);
    client.cookies.set(guestCookie, token);
    expect((await client.get('/api/v1/chats')).status).toBe(200);
    await hold({ kind: 'guest', id: guestId });
    expect((await client.get('/api/v1/chats')).status).toBe(401);
    expect((await client.get('/chats')).headers.get('location')).toBe(
      '/held?state=under_age_review',
    );
    client.cookies.delete(underAgeCookie);
    expect((await client.get('/api/v1/chats')).status).toBe(401);
  });

  it('opens again once staff have readmitted its person', async () => {
    const client = await logIn(site);
    await hold({ kind: 'user', id: client.userId });
    await client.get('/');
    await changeAccountState(site.domain, { userId: client.userId, state: 'active' });
    expect((await client.get('/under_age')).headers.get('location')).toBe('/');
    expect(client.cookies.has(underAgeCookie)).toBe(false);
    expect((await client.get('/')).status).toBe(200);
  });

  it('is shut by a log-in, which shows how to continue when the password is right', async () => {
    const { id, email } = await makeUser(site.db);
    await hold({ kind: 'user', id });
    const client = site.client();
    const answer = await client.request('POST', '/sign_in', {
      body: formBody({ email, password: testPassword }),
      headers: formHeaders,
    });
    expect(answer.headers.get('location')).toBe('/held?state=under_age_review');
    expect(client.cookies.get(underAgeCookie)).toBe('1');
    expect((await client.get('/chats')).headers.get('location')).toBe(
      '/held?state=under_age_review',
    );
  });
});
