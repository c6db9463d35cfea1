import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/app/endpoints';
import { serveAssets } from '~/app/kit/http/server/assets';
import { serverTimePath } from '~/app/configuration/server-time';
import type { Answer, Client } from '~/app/testing/client';
import { renderDocuments, routeAddresses } from '~/app/testing/documents';
import { signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { accessCookie, refreshCookie } from '~/domain/sessions/cookies';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { newId } from '~/domain/shared/ids';
import { mediaSettings } from '~/domain/media/settings';
import { sample } from '../testing/sample';

let site: TestSite;
let staff: Client;
let assets: string;
let fill: (address: string) => string;
let shared: string;
let own: (viewerId: string) => string;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(assets, 'assets'));
  await writeFile(join(assets, 'assets', 'shell-1.js'), '');
  await writeFile(join(assets, 'favicon.svg'), '<svg/>');
  site = await startSite({ renderPages: renderDocuments(), assets: serveAssets(assets) });
  staff = await signInStaff(site, 'admin');
  const character = await makeCharacter(site.db);
  const post = await makePost(site.db, { characterId: character.id });
  const key = `posts/${post.id}/w720.webp`;
  const size = { width: 720, height: 1280, channels: 3 } as const;
  const picture = await sharp({ create: { ...size, background: '#ff0000' } })
    .webp()
    .toBuffer();
  for (const stored of [key, `characters/${character.slug}/cover.webp`]) {
    await site.storage.put(stored, picture, { contentType: 'image/webp' });
  }
  const { media_address_seconds: seconds } = await site.domain.settings(mediaSettings);
  const endOfWindow = Math.ceil(Date.now() / 1000 / seconds + 1) * seconds;
  const expiresAt = new Date(endOfWindow * 1000);
  shared = site.storage.signedPath(key, { expiresAt });
  own = (viewerId) =>
    site.storage.signedPath(key, { expiresAt: new Date(Date.now() + 60_000), viewerId });
  const parameters: Record<string, string> = {
    slug: character.slug,
    postId: post.id,
    page: 'pages',
    characterId: character.id,
    kind: 'bug',
    id: newId(),
  };
  fill = (address) =>
    address
      .replace(/[:{](\w+)\}?/g, (_whole, name: string) => parameters[name] ?? newId())
      .replace('*', 'nowhere/at-all');
});
afterAll(async () => {
  await site.close();
  await rm(assets, { recursive: true });
});

type Visitor = Client & { userId?: string };

/** Returns a client with a new session and only the named cookies of it. */
async function enterWith(...kept: string[]): Promise<Visitor> {
  const { id: userId } = await makeUser(site.db);
  const tokens = await transact(site.domain, (trx) => startSession(site.domain, trx, { userId }));
  const client = site.client();
  if (kept.includes(accessCookie)) client.cookies.set(accessCookie, tokens.accessToken);
  if (kept.includes(refreshCookie)) client.cookies.set(refreshCookie, tokens.refreshToken);
  return { ...client, userId };
}

/** Returns a new client with the cookies of another. */
function enterAs({ cookies, userId }: Visitor): Visitor {
  const client = site.client();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return { ...client, ...(userId ? { userId } : {}) };
}

/** Enters as the same person each time, for people that no request changes. */
function alwaysAs(enter: () => Promise<Visitor>): () => Promise<Visitor> {
  let first: Promise<Visitor> | undefined;
  return async () => enterAs(await (first ??= enter()));
}

/** All kinds of visitors the site distinguishes, above all one whose session must be renewed. */
const visitors: Record<string, () => Promise<Visitor>> = {
  'somebody new': () => Promise.resolve(site.client()),
  'somebody whose session is due for renewal': () => enterWith(refreshCookie),
  'somebody whose session is over': alwaysAs(async () => {
    const client = await enterWith(refreshCookie);
    await site.db('sessions').where({ user_id: client.userId }).update({ revoked_at: new Date() });
    return client;
  }),
  'somebody signed in': () => enterWith(accessCookie, refreshCookie),
  'a member of staff': () => Promise.resolve(enterAs(staff)),
};
const dueForRenewal = 'somebody whose session is due for renewal';
/** Those whose session a response could leak or renew are tried every time, the others in rotation. */
const always = [dueForRenewal, 'somebody signed in'];
const others = Object.keys(visitors).filter((name) => !always.includes(name));
const tried = [...always, ...sample(others, 3)];

const listOf = (answer: Answer, header: string) =>
  (answer.headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());

/** Checks the rules of caching that every response must follow, for any visitor. */
function expectKeptRightly(answer: Answer, address: string): void {
  const control = listOf(answer, 'cache-control');
  const isPublic = control.includes('public');
  expect(isPublic && answer.setCookies.length > 0, `${address} sets a cookie in public`).toBe(
    false,
  );
  if (isPublic || control.includes('no-store')) return;
  expect(control, address).toContain('private');
  expect(listOf(answer, 'vary'), address).toContain('cookie');
}

const expectRenewal = ({ setCookies }: Answer) =>
  expect(setCookies.map((cookie) => cookie.split('=')[0])).toEqual(
    expect.arrayContaining([accessCookie, refreshCookie]),
  );

const page = { headers: { accept: 'text/html' } };
const forEverybody = [
  '/.well-known/security.txt',
  '/robots.txt',
  '/create-ai/sketch.svg',
  '/sitemap.xml',
  '/sitemaps/:page.xml',
  '/characters/:slug/og.jpg',
  '/characters/:slug/post/:postId/og.jpg',
];
const ofLanguage = ['/manifest.webmanifest', '/offline'];

describe.each(Object.entries(visitors).filter(([name]) => tried.includes(name)))(
  'to %s',
  (name, enter) => {
    // A read renews a session that is due for it; it leaves all others unchanged.
    const enterToRead = name === dueForRenewal ? enter : alwaysAs(enter);

    it('no page, page data or file is public with a cookie', async () => {
      expect(routeAddresses.length).toBeGreaterThan(40);
      for (const address of routeAddresses) {
        const path = fill(address);
        for (const target of [path, `${path === '/' ? '/_root' : path}.data`]) {
          const answer = await (await enterToRead()).get(target, page);
          expectKeptRightly(answer, `GET ${target}`);
          const isFile = [...forEverybody, ...ofLanguage].includes(address);
          const isPage = answer.status === 200 && !isFile && target === path;
          if (isPage) expect(listOf(answer, 'vary'), target).toContain('accept-language');
        }
        const sent = await (await enter()).post(path, {});
        expectKeptRightly(sent, `POST ${path}`);
      }
    }, 120_000);

    it('no call is public with a cookie, and those that are kept are the same for all', async () => {
      for (const row of endpoints) {
        const path = `/api/v1${fill(row.path)}`;
        const body = row.method === 'GET' ? {} : { body: {} };
        const come = row.method === 'GET' ? enterToRead : enter;
        const answer = await (await come()).request(row.method, path, body);
        expectKeptRightly(answer, `${row.method} ${path}`);
        if (row.isCached && answer.status === 200) {
          expect(answer.setCookies, path).toEqual([]);
          expect(listOf(answer, 'cache-control'), path).toContain('public');
        }
      }
    }, 120_000);

    it('nor is anything else that the site answers', async () => {
      const client = await enter();
      const addresses = [
        ...[
          '/healthz',
          '/readyz',
          '/metrics',
          serverTimePath,
          '/ops/queues',
          '/ops/queues/api/queues',
        ],
        ...['/ops/queues/static/favicon-32x32.png', '/socket.io/?EIO=4', '/api', '/api/nowhere'],
        ...[
          '/api/v1/notifications/stream',
          '/api/v1/chats/events',
          '/assets/nowhere.js',
          '/media/nowhere',
          '/.//x',
        ],
        own(newId()),
        ...(client.userId ? [own(client.userId)] : []),
      ];
      for (const address of addresses) {
        expectKeptRightly(await (await enterToRead()).get(address), address);
      }
      for (const address of [shared, '/assets/shell-1.js', '/favicon.svg']) {
        const answer = await (await enterToRead()).get(address);
        expect(answer.status, address).toBe(200);
        expect(listOf(answer, 'cache-control'), address).toContain('public');
        expect(answer.setCookies, address).toEqual([]);
      }
    });

    it.each(forEverybody)(
      '%s is the same for all visitors, and neither reads nor sets a cookie',
      async (address) => {
        const answer = await (await enter()).get(fill(address), page);
        expect(answer.status).toBe(200);
        expect(answer.setCookies).toEqual([]);
        expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
        expect(listOf(answer, 'vary')).not.toContain('cookie');
        if (address.endsWith('.jpg')) return;
        expect(answer.body).toBe((await site.client().get(fill(address), page)).body);
      },
    );

    it.each(ofLanguage)('%s differs by language alone', async (address) => {
      const client = await enter();
      const answer = await client.get(address, page);
      expect(answer.status).toBe(200);
      expect(answer.setCookies).toEqual([]);
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
      expect(listOf(answer, 'vary')).toEqual(expect.arrayContaining(['cookie', 'accept-language']));
      client.cookies.set('lng', 'fr-FR');
      expect(JSON.stringify((await client.get(address, page)).body)).toContain('fr-FR');
    });

    it.runIf(name === 'somebody signed in')('no reading has ended a session', async () => {
      const { userId = '' } = await enterToRead();
      expect(await site.db('sessions').where({ user_id: userId }).pluck('revoked_at')).toEqual([
        null,
      ]);
    });

    it('a page still renews a due session, privately', async () => {
      const answer = await (await enter()).get('/', page);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      if (name === dueForRenewal) expectRenewal(answer);
    });
  },
);

it('a file leaves the renewal of a due session to the next page', async () => {
  const client = await enterWith(refreshCookie);
  for (const address of [...forEverybody, ...ofLanguage]) await client.get(fill(address));
  expectRenewal(await client.get('/', page));
});
