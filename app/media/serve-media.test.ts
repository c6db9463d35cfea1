import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSession } from '~/domain/sessions/read-session';
import { signAddress } from '~/providers/storage/signed-address';
import { signMediaAddresses, signPostMedia } from '../kit/http/context/media-addresses';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';
import { mediaSettings } from '~/domain/media/settings';

const key = 'characters/luna/card.webp';
const bytes = Buffer.from('0123456789');

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await startSite();
  await site.storage.put(key, bytes, { contentType: 'image/webp' });
  address = signMediaAddresses(
    site.handles,
    await site.handles.domain.settings(mediaSettings),
  )(key);
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.client().request(method, path, { headers });

describe('a signed address', () => {
  it('opens the file with its type, cacheable by all until the window ends', async () => {
    const answer = await get(address, { 'accept-encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': expect.stringMatching(/^public, max-age=\d+, immutable$/) as unknown,
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.setCookies).toEqual([]);
  });

  it('is the same for all viewers within a window', async () => {
    expect(
      signMediaAddresses(site.handles, await site.handles.domain.settings(mediaSettings))(key),
    ).toBe(address);
  });

  it('made for one viewer stays out of shared caches and dies with its time', async () => {
    const soon = new Date((Math.floor(site.domain.now().getTime() / 1000) + 61) * 1000);
    const own = site.storage.signedPath(key, { expiresAt: soon });
    const cache = (await get(own)).headers.get('cache-control');
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(cache ?? '')?.[1]);
    expect(seconds).toBeLessThanOrEqual(61);
    expect(seconds).toBeGreaterThan(50);
  });

  it('opens nothing once its time is over', async () => {
    const past = new Date(site.domain.now().getTime() - 1000);
    expect(await get(site.storage.signedPath(key, { expiresAt: past }))).toMatchObject({
      status: 403,
      body: { statusCode: 403, path: `/media/${key}` },
    });
  });

  it('opens no other file, and nothing without its signature', async () => {
    const other = address.replace('card', 'cover');
    const later = address.replace(/expires=\d+/, 'expires=99999999999');
    for (const path of [other, later, `/media/${key}`, `${address}x`, `${address}&expires=1`]) {
      expect((await get(path)).status).toBe(403);
    }
  });

  it.each([
    '/media/../package.json',
    '/media/%2e%2e/secret',
    '/media/.drafts/x',
    '/media/',
    '/media/a%2f..%2fb',
  ])('for %s is 404 or refused, never a file', async (path) => {
    expect([403, 404]).toContain((await get(path)).status);
  });

  it('of a file that is gone is 404', async () => {
    const gone = signMediaAddresses(
      site.handles,
      await site.handles.domain.settings(mediaSettings),
    )('characters/luna/gone.webp');
    expect((await get(gone)).status).toBe(404);
  });

  it('takes GET and HEAD only', async () => {
    expect((await get(address, {}, 'DELETE')).status).toBe(404);
    const head = await get(address, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('content-length')).toBe('10');
  });
});

describe('an address signed for one viewer', () => {
  const ownAddress = async (client: Awaited<ReturnType<typeof logIn>>) => {
    const token = client.cookies.get('nocturne_access') ?? '';
    const viewer = await readSession(site.domain, token);
    if (!viewer) throw new Error('nobody is signed in');
    return signPostMedia(
      site.handles,
      await site.handles.domain.settings(mediaSettings),
      viewer,
    ).forViewer(key);
  };

  it('opens the file to them, and to no shared cache', async () => {
    const fan = await logIn(site);
    const answer = await fan.get(await ownAddress(fan));
    expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    expect(answer.headers.get('cdn-cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Cookie');
    const cache = answer.headers.get('cache-control');
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(cache ?? '')?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(299);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('opens nothing for other users, nor without its mark', async () => {
    const fan = await logIn(site);
    const own = await ownAddress(fan);
    const other = await logIn(site);
    expect((await other.get(own)).status).toBe(403);
    expect((await get(own)).status).toBe(403);
    const bare = own.replace('&own=1', '');
    for (const client of [fan, other, site.client()]) {
      expect((await client.get(bare)).status).toBe(403);
    }
    expect((await fan.get(`${address}&own=1`)).status).toBe(403);
  });

  it('renews a session that has run out, as a page does', async () => {
    const fan = await logIn(site);
    const own = await ownAddress(fan);
    fan.cookies.delete('nocturne_access');
    const answer = await fan.get(own);
    expect(answer.status).toBe(200);
    expect(fan.cookies.has('nocturne_access')).toBe(true);
  });

  it('serves parts, too', async () => {
    const fan = await logIn(site);
    const answer = await fan.get(await ownAddress(fan), { headers: { range: 'bytes=2-4' } });
    expect(answer).toMatchObject({ status: 206, body: '234' });
  });

  it('is never made for a visitor', async () => {
    const media = signPostMedia(site.handles, await site.handles.domain.settings(mediaSettings), {
      kind: 'nobody',
    });
    expect(() => media.forViewer(key)).toThrow();
  });
});

describe('an original', () => {
  it('is never served, even under a valid signature', async () => {
    for (const original of ['originals/abc.webp', 'Originals/abc.webp']) {
      await site.storage.put(original, bytes, { contentType: 'image/webp' });
      const expiresAt = new Date(Math.ceil(site.domain.now().getTime() / 1000 + 60) * 1000);
      const signature = signAddress(site.domain.keys.media, { key: original }, expiresAt);
      const expires = expiresAt.getTime() / 1000;
      const answer = await get(`/media/${original}?expires=${expires}&signature=${signature}`);
      expect(answer.status).toBe(404);
      expect(() => site.storage.signedPath(original, { expiresAt })).toThrow(TypeError);
    }
  });
});

describe('a part', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['words=1-2', 200, '0123456789', null],
    ['nonsense', 200, '0123456789', null],
  ])('requested as %s answers %i', async (range, status, body, contentRange) => {
    const answer = await get(address, { range });
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('outside the file is 416 and states the length of the file', async () => {
    const answer = await get(address, { range: 'bytes=20-30' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({ statusCode: 416, data: null });
  });

  it('of a file that has changed since is the whole new file', async () => {
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect((await get(address, { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206);
    expect((await get(address, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  });
});

it('is not sent again to a client that has it', async () => {
  const etag = (await get(address)).headers.get('etag') ?? '';
  // Without the second header, fetch requests a copy that bypasses all caches.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect(await get(address, headers)).toMatchObject({ status: 304, body: '' });
  expect((await get(address, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
});
