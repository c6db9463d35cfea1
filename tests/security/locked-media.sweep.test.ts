import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { giveTokens, joinFanClub, makeClub, makePost, makeStory, subscribe } from '~/db/testing';
import { unlock } from '~/domain/posts/unlock';
import { feedTabs } from '~/domain/feeds/schema';
import { postSchema } from '~/app/posts/presenters/post-for-fan';
import type { AccessType, ContentLevel } from '~/domain/posts/schema';
import { renderPages } from './testing/pages';

/** The owner of a stored file, found by the hash of its bytes. */
interface MediaKey {
  /** The post, or the asset of an album. */
  postId: string;
  what: 'original' | 'open' | 'locked';
  key: string;
}
interface Seeded {
  id: string;
  access: AccessType;
  isSafe: boolean;
  /** True if it is shown whatever the post requires. */
  isFreeAsset: boolean;
  /** The post of an asset in an album. */
  albumId?: string;
}
interface Viewer {
  name: string;
  client: Client;
  hasAccount: boolean;
  opens: readonly AccessType[];
  /** The posts they have bought. */
  bought: ReadonlySet<string>;
}

let site: TestSite;
let character: { id: string; slug: string };
const posts: Seeded[] = [];
const viewers: Viewer[] = [];
const filesByHash = new Map<string, MediaKey>();
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let drawn = 0;
/** Returns a unique picture. */
function picture(format: 'webp' | 'avif' | 'jpeg'): Promise<Buffer> {
  drawn += 1;
  const background = { r: drawn % 251, g: (drawn * 7) % 251, b: (drawn * 31) % 251 };
  const image = sharp({ create: { width: 24 + drawn, height: 40, channels: 3, background } });
  return image.toFormat(format).toBuffer();
}

async function keep(
  postId: string,
  what: MediaKey['what'],
  key: string,
  bytes: Buffer,
  type: string,
) {
  await site.storage.put(key, bytes, { contentType: type });
  filesByHash.set(hashOf(bytes), { postId, what, key });
}

async function seedPost(traits: Omit<Seeded, 'id'> & { level: ContentLevel }) {
  const media = posts.length % 4 === 3 ? 'video' : 'photo';
  const { id } = await makePost(site.db, {
    characterId: character.id,
    access: traits.access,
    contentLevel: traits.level,
    isFreeAsset: traits.isFreeAsset,
    media,
    createdAt: new Date(Date.now() - posts.length * 60_000),
  });
  const original = `originals/${randomUUID()}.${media === 'video' ? 'mp4' : 'webp'}`;
  await site.db('post_assets').where({ post_id: id }).update({ original_key: original });
  const folder = `posts/${id}`;
  const typeOfOriginal = media === 'video' ? 'video/mp4' : 'image/webp';
  await keep(id, 'original', original, Buffer.from(`original ${id}`), typeOfOriginal);
  for (const width of [360, 720]) {
    for (const format of ['webp', 'avif'] as const) {
      const key = `${folder}/w${width}.${format}`;
      await keep(id, 'open', key, await picture(format), `image/${format}`);
    }
  }
  if (media === 'video') {
    await keep(id, 'open', `${folder}/video.mp4`, Buffer.from(`video ${id}`), 'video/mp4');
  }
  await keep(id, 'locked', `${folder}/locked.jpg`, await picture('jpeg'), 'image/jpeg');
  const { access, isSafe, isFreeAsset } = traits;
  posts.push({ id, access, isSafe, isFreeAsset });
}

/**
 * Creates three assets of one post: free, bought separately by the buyer, and locked to everyone but the
 * owner.
 */
async function seedAlbum(): Promise<string> {
  const { id } = await makePost(site.db, {
    characterId: character.id,
    access: 'token',
    unlockPrice: 30,
    assets: [{ isFree: true }, { unlockPrice: 8 }, { unlockPrice: 9 }],
  });
  const assets = await site
    .db('post_assets')
    .where({ post_id: id })
    .orderBy('position')
    .select<{ id: string; rendered_key: string }[]>('id', 'rendered_key');
  for (const [place, asset] of assets.entries()) {
    const original = `originals/${randomUUID()}.webp`;
    await site.db('post_assets').where({ id: asset.id }).update({ original_key: original });
    await keep(asset.id, 'original', original, Buffer.from(`original ${asset.id}`), 'image/webp');
    for (const width of [360, 720]) {
      for (const format of ['webp', 'avif'] as const) {
        const key = `${asset.rendered_key}/w${width}.${format}`;
        await keep(asset.id, 'open', key, await picture(format), `image/${format}`);
      }
    }
    const locked = `${asset.rendered_key}/locked.jpg`;
    await keep(asset.id, 'locked', locked, await picture('jpeg'), 'image/jpeg');
    posts.push({
      id: asset.id,
      albumId: id,
      access: 'token',
      isSafe: true,
      isFreeAsset: place === 0,
    });
  }
  return assets[1]?.id ?? '';
}

/** Checks the rule, written independently of the product. */
function maySee({ hasAccount, opens, bought }: Viewer, post: Seeded): boolean {
  const isPaid = post.isFreeAsset || opens.includes(post.access) || bought.has(post.id);
  return isPaid && (post.isSafe || hasAccount);
}

beforeAll(async () => {
  site = await startSite({ renderPages });
  const { characterId, slug } = await makeClub(site.domain);
  character = { id: characterId, slug };
  for (const access of postSchema.shape.accessType.options) {
    for (const level of postSchema.shape.contentLevel.options) {
      await seedPost({ access, level, isSafe: level === 'SFW', isFreeAsset: false });
    }
    await seedPost({ access, level: 'SFW', isSafe: true, isFreeAsset: true });
  }
  const boughtAlone = await seedAlbum();
  await makeStory(site.db, { characterId: character.id });

  const fan = await logIn(site);
  const bought = posts.find(({ access }) => access === 'token')?.id ?? '';
  const premium = await logIn(site);
  await subscribe(site.db, premium.userId);
  const member = await logIn(site);
  await joinFanClub(site.db, member.userId, character.id);
  const buyer = await logIn(site);
  await buy(buyer.userId, bought);
  await buyAlone(buyer.userId, boughtAlone);
  const nothing = new Set<string>();
  viewers.push(
    { name: 'visitor', client: site.client(), hasAccount: false, opens: ['free'], bought: nothing },
    {
      name: 'not verified',
      client: await logIn(site, { isVerified: false }),
      hasAccount: false,
      opens: ['free'],
      bought: nothing,
    },
    { name: 'fan', client: fan, hasAccount: true, opens: ['free'], bought: nothing },
    {
      name: 'buyer',
      client: buyer,
      hasAccount: true,
      opens: ['free'],
      bought: new Set([bought, boughtAlone]),
    },
    {
      name: 'premium',
      client: premium,
      hasAccount: true,
      opens: ['free', 'subscription'],
      bought: nothing,
    },
    {
      name: 'member',
      client: member,
      hasAccount: true,
      opens: ['free', 'fanClub', 'tokenOrFanclub'],
      bought: nothing,
    },
  );
});
afterAll(() => site.close());

/** Stores the right to a post, as buying it does. */
async function buy(userId: string, postId: string): Promise<void> {
  await giveTokens(site.domain, userId, 20);
  const { id: transferId } = await site
    .db('ledger_transfers')
    .orderBy('id', 'desc')
    .first<{ id: string }>('id');
  await site.db('post_unlocks').insert({
    user_id: userId,
    post_id: postId,
    tokens: 20,
    transfer_id: transferId,
    created_at: new Date(),
  });
}

/** Buys the right to one asset. */
async function buyAlone(userId: string, assetId: string): Promise<void> {
  await giveTokens(site.domain, userId, 8);
  const postId = posts.find(({ id }) => id === assetId)?.albumId ?? '';
  const viewer = { userId, isSubscriber: false };
  const bought = await unlock(site.domain, viewer, { postId, assetId, price: 8 });
  expect(bought).toMatchObject({ ok: true });
}

/** Returns all calls and pages that show posts, stories or characters. */
function places(): [method: string, path: string, body?: unknown][] {
  const { id, slug } = character;
  const ids = [...new Set(posts.map((post) => post.albumId ?? post.id))];
  const api: [string, string, unknown?][] = [
    ['GET', '/home'],
    ['GET', `/posts/${id}?limit=50`],
    ['POST', '/posts-v2/get-batch', { ids }],
    ...feedTabs.map((tab): [string, string] => [
      'GET',
      `/posts-v2/explorer-feed?feedTab=${tab}&limit=50`,
    ]),
    ['GET', `/posts-v2/explorer-feed?limit=50&characterSlug=${slug}`],
    ['GET', '/posts-v2/safe-explorer-feed?limit=50'],
    ['GET', '/posts-v2/featured?token=24&fanClub=24&tokenOrFanclub=24'],
    ['GET', `/characters/public-profile?slug=${slug}`],
    ['GET', `/characters-images/${id}`],
    ['GET', '/characters-images'],
    ['GET', `/gallery/${id}`],
    ['GET', '/stories'],
    ['GET', `/stories/${id}`],
    ['GET', '/stories-v2'],
    ['GET', '/stories-v2/in-chats'],
    ...ids.flatMap((postId): [string, string][] => [
      ['GET', `/posts-v2/${postId}`],
      ['GET', `/posts/${slug}/post/${postId}`],
    ]),
  ];
  const pages = [
    '/',
    '/characters',
    `/characters/${slug}`,
    '/explorer',
    `/explorer/${slug}`,
    '/featured-posts',
    `/stories/${slug}`,
    '/sitemap.xml',
    ...ids.flatMap((postId) => [
      `/characters/${slug}/post/${postId}`,
      `/explorer?postId=${postId}`,
    ]),
  ];
  return [
    ...api.map(([method, path, body]): [string, string, unknown?] => [
      method,
      `/api/v1${path}`,
      body,
    ]),
    ...pages.map((path): [string, string] => ['GET', path]),
  ];
}

/** Returns all responses to a viewer, and the addresses of files in them. */
async function crawl({ client }: Viewer): Promise<{ bodies: string[]; addresses: Set<string> }> {
  const bodies: string[] = [];
  const addresses = new Set<string>();
  for (const [method, path, body] of places()) {
    const answer = await client.request(method, path, body === undefined ? {} : { body });
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    bodies.push(text);
    for (const [address] of text.matchAll(/\/media\/[^"'\s<>\\]+/g)) {
      addresses.add(address.replaceAll('&amp;', '&'));
    }
    for (const [address] of text.matchAll(/\/characters\/[a-z0-9/-]+\/og\.jpg/g)) {
      addresses.add(address);
    }
  }
  return { bodies, addresses };
}

async function open(client: Client, address: string) {
  const response = await fetch(new URL(address, site.origin), {
    headers: { cookie: client.cookieHeader() },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, file: filesByHash.get(hashOf(bytes)) };
}

const crawled = new Map<string, Awaited<ReturnType<typeof crawl>>>();
const names = ['visitor', 'not verified', 'fan', 'buyer', 'premium', 'member'];
const viewerOf = (name: string): Viewer => {
  const viewer = viewers.find((one) => one.name === name);
  if (!viewer) throw new Error(name);
  return viewer;
};

describe.each(names)('a %s', (name) => {
  it('gets no address of a file that they may not see, and can open none', async () => {
    const viewer = viewerOf(name);
    const found = await crawl(viewer);
    crawled.set(name, found);
    expect(found.bodies.join('\n')).not.toContain('originals');

    const seen = new Set<string>();
    const locked = new Set<string>();
    for (const address of found.addresses) {
      const { file } = await open(viewer.client, address);
      // A file that belongs to no post: a character's own picture, or one drawn for sharing.
      if (!file) continue;
      expect(file.what, address).not.toBe('original');
      (file.what === 'open' ? seen : locked).add(file.postId);
    }
    const mayBeSeen = posts.filter((post) => maySee(viewer, post)).map(({ id }) => id);
    expect([...seen].sort()).toEqual([...mayBeSeen].sort());
    const others = posts.filter((post) => !maySee(viewer, post)).map(({ id }) => id);
    expect([...locked].sort()).toEqual([...others].sort());
  });
});

it('rejects an address that was signed for another viewer', async () => {
  let tried = 0;
  for (const [name, { addresses }] of crawled) {
    const own = [...addresses].filter((address) => address.includes('own='));
    for (const address of own) {
      for (const other of viewers.filter((viewer) => viewer.name !== name)) {
        expect((await open(other.client, address)).status, `${name} → ${other.name}`).toBe(403);
        tried += 1;
      }
      expect((await open(viewerOf(name).client, address)).status).toBe(200);
    }
  }
  expect(tried).toBeGreaterThan(100);
});

it('opens no file to a guess', async () => {
  const addresses = [...(crawled.get('visitor')?.addresses ?? [])];
  const locked = addresses.find((address) => address.includes('/locked.jpg?')) ?? '';
  const [, query = ''] = locked.split('?');
  expect(query).toContain('signature=');
  for (const { key, what } of filesByHash.values()) {
    for (const { client } of viewers) {
      expect([403, 404]).toContain((await open(client, `/media/${key}`)).status);
      if (`/media/${key}?${query}` === locked) continue;
      const status = (await open(client, `/media/${key}?${query}`)).status;
      expect(what === 'original' ? 404 : 403, key).toBe(status);
    }
  }
});
