import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCookie, deviceCookie, guestCookie, refreshCookie } from '~/domain/sessions/cookies';
import { logIn } from '../../../testing/sign-in';
import { startSite, type TestSite } from '../../../testing/start-site';
import type { SiteHandles } from './site-handles';

/** Replaces Remix and returns the context that a loader would receive. */
const renderContext: SiteHandles['renderPages'] =
  (getLoadContext): RequestHandler =>
  (req, res, next) => {
    Promise.resolve(getLoadContext(req, res))
      .then(({ viewer, guestId, nonce, requestId, product, timeZone, mediaAddress }) => {
        if (req.path === '/cached') res.set('cache-control', 'public, max-age=60');
        const picture = mediaAddress('characters/luna/card.webp');
        res.json({ viewer, guestId, nonce, requestId, product, timeZone, picture });
      })
      .catch(next);
  };

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderContext });
});
afterAll(() => site.close());

describe('a new visitor', () => {
  it('becomes a guest by opening a page and stays the same one', async () => {
    const client = site.client();
    const first = await client.get('/');
    expect(first.body).toMatchObject({ viewer: { kind: 'guest' } });
    expect(first.setCookies).toHaveLength(1);
    expect(first.setCookies[0]).toMatch(/^nocturne_guest=.+; HttpOnly.*; SameSite=Lax/);
    const second = await client.get('/chats');
    expect(second.setCookies).toEqual([]);
    expect(second.body).toHaveProperty('guestId', (first.body as { guestId: string }).guestId);
  });

  it('gets no token for data, files, forms or another kind of answer', async () => {
    for (const [method, path, accept] of [
      ['GET', '/chats.data', '*/*'],
      ['GET', '/robots.txt', '*/*'],
      ['POST', '/sign_up', 'text/html'],
      ['GET', '/', 'application/json'],
    ] as const) {
      const answer = await site.client().request(method, path, { headers: { accept } });
      expect(answer.setCookies).toEqual([]);
      expect(answer.body).toMatchObject({ viewer: { kind: 'nobody' }, guestId: null });
    }
  });

  it('with a made-up guest token becomes a new guest', async () => {
    const client = site.client();
    client.cookies.set(guestCookie, 'made-up');
    expect((await client.get('/')).setCookies).toHaveLength(1);
  });
});

describe('a logged-in user', () => {
  it('is known to the page, and keeps the guest token to be attached', async () => {
    const client = await logIn(site);
    const answer = await client.get('/');
    expect(answer.body).toMatchObject({
      viewer: { kind: 'user', userId: client.userId, isVerified: true },
      guestId: null,
    });
    expect(answer.setCookies).toEqual([]);
  });

  it('is renewed in passing when the access token has ended, for documents and data alike', async () => {
    for (const path of ['/', '/chats.data']) {
      const client = await logIn(site);
      client.cookies.delete(accessCookie);
      const answer = await client.get(path);
      expect(answer.body).toMatchObject({ viewer: { kind: 'user', userId: client.userId } });
      expect(answer.setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
        accessCookie,
        refreshCookie,
      ]);
    }
  });

  it('stays signed in when two tabs wake at once', async () => {
    const client = await logIn(site);
    client.cookies.delete(accessCookie);
    const answers = await Promise.all([client.get('/'), client.get('/chats')]);
    for (const answer of answers) expect(answer.body).toMatchObject({ viewer: { kind: 'user' } });
    expect((await client.get('/')).body).toMatchObject({ viewer: { kind: 'user' } });
  });

  it('continues as a guest once the session is over, without its cookies', async () => {
    const client = await logIn(site);
    await site.db('sessions').where({ user_id: client.userId }).update({ revoked_at: new Date() });
    const answer = await client.get('/');
    expect(answer.body).toMatchObject({ viewer: { kind: 'guest' } });
    expect([...client.cookies.keys()]).toEqual([deviceCookie, guestCookie]);
  });

  it('is treated differently from the API, which renews nothing by itself', async () => {
    const client = await logIn(site);
    client.cookies.delete(accessCookie);
    const answer = await client.get('/api/v1/users/me');
    expect(answer).toMatchObject({ status: 401, setCookies: [] });
  });
});

describe('the data given to a page', () => {
  it('holds the nonce of its own policy and the id of its request', async () => {
    const answer = await site
      .client()
      .get('/', { headers: { 'x-request-id': 'from-the-balancer-1' } });
    const { nonce } = answer.body as { nonce: string };
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(answer.body).toMatchObject({
      requestId: 'from-the-balancer-1',
      product: { name: 'Nocturne', publicUrl: 'http://localhost:3000' },
      picture: expect.stringMatching(
        /^\/media\/characters\/luna\/card\.webp\?expires=\d+/,
      ) as unknown,
    });
  });

  it('names a time zone that exists, from the header or the cookie', async () => {
    const zone = async (headers: Record<string, string>) =>
      ((await site.client().get('/', { headers })).body as { timeZone?: string }).timeZone;
    expect(await zone({ 'x-timezone': 'Europe/Riga' })).toBe('Europe/Riga');
    expect(await zone({ cookie: 'x-timezone=Asia%2FTokyo' })).toBe('Asia/Tokyo');
    expect(await zone({ 'x-timezone': 'Mars/Olympus' })).toBeUndefined();
  });

  it('is stored in no shared cache, whatever the route declares', async () => {
    const cacheOf = async (path: string) =>
      (await site.client().get(path)).headers.get('cache-control');
    expect(await cacheOf('/')).toBe('private, no-cache');
    expect(await cacheOf('/cached')).toBe('private, no-cache');
  });
});

describe('a form', () => {
  it('from the site itself, or without an Origin, reaches its page', async () => {
    expect((await site.client().post('/sign_up')).status).toBe(200);
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
      expect((await site.client().post('/sign_up', undefined, { origin })).status).toBe(200);
    }
  });

  it.each(['https://elsewhere.example', 'null', 'http://localhost:3001', 'https://localhost:3000'])(
    'from %s is refused',
    async (origin) => {
      for (const path of ['/sign_up', '/api/v1/auth/logout', '/ops/queues/api/queues']) {
        expect(await site.client().post(path, undefined, { origin })).toMatchObject({
          status: 403,
          body: { statusCode: 403, path },
        });
      }
    },
  );

  it('too large, or of unknown length, is refused before it is read', async () => {
    const send = (body: BodyInit) =>
      fetch(`${site.origin}/sign_up`, { method: 'POST', body, duplex: 'half' });
    expect((await send('x'.repeat(65 * 1024))).status).toBe(413);
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('a=1')),
    });
    expect((await send(endless)).status).toBe(411);
  });
});
