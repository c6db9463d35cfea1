import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makePost, subscribe, makeUser } from '~/db/testing';
import { issueGuestToken } from '~/domain/viewers/guests';
import { changeSpendConfirmation } from '~/domain/wallet/spends/spend-confirmation';
import { setClubPrice } from '~/domain/fanclubs/set-club-price';
import { newId } from '~/domain/shared/ids';
import type { Client } from '../../testing/client';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

interface Page {
  items: { _id: string; accessType: string; assets: { assetUrl: string }[] }[];
  nextCursor: string | null;
  seed: number;
}
const idsOf = (body: unknown) => (body as Page).items.map(({ _id }) => _id);

async function makePosts(count: number, traits: Parameters<typeof makePost>[1] = {}) {
  const character = await makeCharacter(site.db);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(Date.now() - index * 60_000);
    const post = await makePost(site.db, { characterId: character.id, createdAt, ...traits });
    ids.push(post.id);
  }
  return { character, ids };
}

async function pages(client: Client, path: string, next: (page: Page) => string | null) {
  const seen: string[] = [];
  let query: string | null = '';
  while (query !== null) {
    const { body } = await client.get(path + query);
    seen.push(...idsOf(body));
    query = next(body as Page);
  }
  return seen;
}
const byCursor = ({ nextCursor }: Page) => nextCursor && `&cursor=${nextCursor}`;

describe('GET /posts/{characterId}', () => {
  it('pages a character’s posts, and narrows them', async () => {
    const { character, ids } = await makePosts(5);
    const { id: clubId } = await makePost(site.db, {
      characterId: character.id,
      access: 'fanClub',
      createdAt: new Date(0),
    });
    const client = site.client();
    const path = `/api/v1/posts/${character.id}?limit=2`;
    expect(await pages(client, path, byCursor)).toEqual([...ids, clubId]);
    expect(idsOf((await client.get(`${path}&isFanClub=true`)).body)).toEqual([clubId]);
    expect(idsOf((await client.get(`${path}&privacyType=private`)).body)).toEqual([clubId]);
    expect(idsOf((await client.get(`${path}&feedItemsType=recommendation`)).body)).toEqual([]);
  });

  it.each(['limit=0', 'limit=51', 'isFanClub=perhaps', 'privacyType=secret', 'feedItemsType=x'])(
    'refuses %s',
    async (query) => {
      const answer = await site.client().get(`/api/v1/posts/${newId()}?${query}`);
      expect(answer.status).toBe(400);
    },
  );
});

it('GET /posts/{characterId}/count_exclusive_posts counts the posts with a condition', async () => {
  const { character } = await makePosts(2, { access: 'token' });
  await makePost(site.db, { characterId: character.id, access: 'fanClub', media: 'video' });
  await makePost(site.db, { characterId: character.id });
  const path = (id: string) => `/api/v1/posts/${id}/count_exclusive_posts`;
  expect((await site.client().get(path(character.id))).body).toEqual({
    count: 3,
    photos: 2,
    videos: 1,
  });
  expect((await site.client().get(path(newId()))).status).toBe(404);
});

it('GET /posts/{characterSlug}/post/{postId} finds a post at its character alone', async () => {
  const { character, ids } = await makePosts(1);
  const path = (slug: string) => `/api/v1/posts/${slug}/post/${ids[0]}`;
  expect((await site.client().get(path(character.slug))).body).toMatchObject({
    _id: ids[0],
    characterMeta: { characterSlug: character.slug },
  });
  expect(await site.client().get(path('another'))).toMatchObject({
    status: 404,
    body: { data: { code: 'no-such-post' } },
  });
});

describe('GET /posts-v2/{postId}', () => {
  it('gives a visitor nothing but the locked rendition, and a buyer an address of their own', async () => {
    const { ids } = await makePosts(1, { access: 'token', unlockPrice: 20 });
    const [postId = ''] = ids;
    const fan = await logIn(site);
    await giveTokens(site.domain, fan.userId, 20);
    const read = async (client: Client) =>
      (await client.get(`/api/v1/posts-v2/${postId}`)).body as Page['items'][number];
    const locked = await read(site.client());
    expect(locked.assets[0]?.assetUrl).toContain(`/posts/${postId}/locked.jpg`);
    expect(JSON.stringify(locked)).not.toMatch(/w720|original/);
    expect(JSON.stringify(await read(fan))).not.toMatch(/w720|original/);
    await fan.post(`/api/v1/posts-v2/buy-post/${postId}`, { price: 20 });
    expect((await read(fan)).assets[0]?.assetUrl).toContain(`/posts/${postId}/w720.webp`);
  });

  it('answers 404 for a post that no one can see, and 400 for a malformed id', async () => {
    const { id } = await makePost(site.db, { isPublished: false });
    const statuses = await Promise.all(
      [id, newId(), 'luna'].map(
        async (wanted) => (await site.client().get(`/api/v1/posts-v2/${wanted}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 400]);
  });
});

describe('POST /posts-v2/get-batch', () => {
  it('returns posts in the requested order, each once', async () => {
    const { ids } = await makePosts(3);
    const [first = '', second = '', third = ''] = ids;
    const { body } = await site
      .client()
      .post('/api/v1/posts-v2/get-batch', { ids: [third, newId(), first, second, first] });
    const { posts } = body as { posts: Page['items'] };
    expect(posts.map(({ _id }) => _id)).toEqual([third, first, second]);
  });

  it.each([[[]], [Array.from({ length: 51 }, newId)], [['luna']]])('refuses %j', async (ids) => {
    expect((await site.client().post('/api/v1/posts-v2/get-batch', { ids })).status).toBe(400);
  });
});

describe('liking', () => {
  it('likes once and takes back', async () => {
    const fan = await logIn(site);
    const { ids } = await makePosts(1);
    const like = () => fan.post(`/api/v1/posts/${ids[0]}/like`);
    const shown = async () => (await fan.get(`/api/v1/posts-v2/${ids[0]}`)).body;
    expect([(await like()).body, (await like()).body]).toEqual([
      { success: true },
      { success: true },
    ]);
    expect(await shown()).toMatchObject({ isLiked: true, likesCount: 1 });
    expect(await fan.request('DELETE', `/api/v1/posts/${ids[0]}/unlike`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await shown()).toMatchObject({ isLiked: false, likesCount: 0 });
  });

  it('is for users with a verified address, on posts that they may see', async () => {
    const { ids } = await makePosts(1, { access: 'subscription' });
    const path = `/api/v1/posts/${ids[0]}/like`;
    const statuses = [
      await site.client().post(path),
      await (await logIn(site, { isVerified: false })).post(path),
      await (await logIn(site)).post(path),
      await (await logIn(site)).post(`/api/v1/posts/${newId()}/like`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403, 404]);
  });
});

it('POST /posts-v2/add-post-view counts a viewer once', async () => {
  const { ids } = await makePosts(1);
  const path = `/api/v1/posts-v2/add-post-view/${ids[0]}`;
  const fan = await logIn(site);
  for (const client of [fan, fan, site.client(), site.client()]) {
    expect((await client.post(path)).body).toEqual({ success: true });
  }
  expect((await fan.get(`/api/v1/posts-v2/${ids[0]}`)).body).toMatchObject({ views: 2 });
  expect((await fan.post(`/api/v1/posts-v2/add-post-view/${newId()}`)).status).toBe(404);
});

it('POST /posts-v2/add-post-view remembers it for a visitor with a token, and for no crawler', async () => {
  const { ids } = await makePosts(1);
  const path = `/api/v1/posts-v2/add-post-view/${ids[0]}`;
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const makeVisitor = async () => {
    const client = site.client();
    const { token, guestId } = await issueGuestToken(site.domain);
    client.cookies.set('nocturne_guest', token);
    return { client, guestId };
  };
  const [visitor, bot] = [await makeVisitor(), await makeVisitor()];
  await visitor.client.post(path, undefined, browser);
  await visitor.client.post(path, undefined, browser);
  await bot.client.post(path, undefined, crawler);
  await site.client().post(path, undefined, browser);
  const viewers = await site.domain.db('post_views').where({ post_id: ids[0] }).pluck('guest_id');
  expect(viewers.filter(Boolean)).toEqual([visitor.guestId]);
  expect(await site.domain.db('guests').where({ id: bot.guestId })).toEqual([]);
  const counts = site.domain.db('post_counts').where({ post_id: ids[0] });
  expect(await counts.pluck('views')).toEqual([1]);
});

describe('POST /posts-v2/buy-post/{postId}', () => {
  const path = (id = '') => `/api/v1/posts-v2/buy-post/${id}`;

  it('charges once, and answers a repeat as the first time', async () => {
    const fan = await logIn(site);
    await giveTokens(site.domain, fan.userId, 50);
    const { ids } = await makePosts(1, { access: 'token', unlockPrice: 20 });
    const buy = (key?: string) =>
      fan.post(path(ids[0]), { price: 20 }, key ? { 'idempotency-key': key } : {});
    const first = await buy('one');
    expect(first).toMatchObject({ status: 200, body: { postId: ids[0], tokens: 20 } });
    expect((await buy('one')).body).toEqual(first.body);
    expect((await buy()).body).toEqual(first.body);
    expect((await fan.get('/api/v1/users/balance')).body).toMatchObject({ balance: 30 });
  });

  it('requires confirmation first when the fan wants it, and states the price', async () => {
    const fan = await logIn(site);
    await giveTokens(site.domain, fan.userId, 50);
    await changeSpendConfirmation(site.domain, fan.userId, 20);
    const { ids } = await makePosts(1, { access: 'token', unlockPrice: 20 });
    expect(await fan.post(path(ids[0]), { price: 20 })).toMatchObject({
      status: 409,
      body: { data: { code: 'confirmation-needed', tokens: 20 } },
    });
    expect(await fan.post(path(ids[0]), { price: 20, confirmedTokens: 20 })).toMatchObject({
      status: 200,
      body: { tokens: 20 },
    });
  });

  it('reports the new price, the access that opens a post, and a lack of tokens', async () => {
    const fan = await logIn(site);
    const sold = await makePosts(1, { access: 'token', unlockPrice: 20, discountedPrice: 15 });
    const club = await makePosts(1, { access: 'fanClub' });
    const { id: creatorId } = await makeUser(site.db);
    const priced = { characterId: club.character.id, creatorId, price: 799 };
    await setClubPrice(site.domain, priced);
    const premium = await makePosts(1, { access: 'subscription' });
    const buy = (ids: string[], price: number) => fan.post(path(ids[0]), { price });
    expect(await buy(sold.ids, 20)).toMatchObject({
      status: 409,
      body: { data: { code: 'price-changed', price: 15 } },
    });
    expect(await buy(club.ids, 20)).toMatchObject({
      status: 422,
      body: { data: { code: 'not-for-tokens', opens: 'fanclub' } },
    });
    expect(await buy(premium.ids, 20)).toMatchObject({
      body: { data: { opens: 'subscription' } },
    });
    expect(await buy(sold.ids, 15)).toMatchObject({
      status: 402,
      body: { message: 'Insufficient balance', data: { code: 'insufficient-balance' } },
    });
    expect((await buy(sold.ids, 0)).status).toBe(400);
    expect((await site.client().post(path(sold.ids[0]), { price: 15 })).status).toBe(401);
  });
});

describe('GET /posts-v2/explorer-feed', () => {
  const feed = '/api/v1/posts-v2/explorer-feed?limit=3';

  it('pages every tab without a repeat, the focused post first', async () => {
    const { character, ids } = await makePosts(7);
    const fan = await logIn(site);
    const path = `${feed}&characterSlug=${character.slug}&requestCounter=1`;
    for (const tab of ['forYou', 'new']) {
      const seen = await pages(fan, `${path}&feedTab=${tab}&postId=${ids[4]}`, byCursor);
      expect(seen[0]).toBe(ids[4]);
      expect(seen).toHaveLength(7);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
    expect(idsOf((await fan.get(`${path}&feedTab=following`)).body)).toEqual([]);
  });

  it('takes values with commas and repeated ones as any of them', async () => {
    const [red, blue, grey] = await Promise.all(
      ['Red', 'Blue', 'Grey'].map(async (value) => {
        const { character, ids } = await makePosts(1);
        await site
          .db('character_attributes')
          .insert({ character_id: character.id, type: 'HairColor', value: `${value} of tests` });
        return ids[0];
      }),
    );
    const found = async (query: string) =>
      idsOf((await site.client().get(`${feed}&feedTab=new&${query}`)).body).sort();
    const both = [red, blue].sort();
    expect(await found('hairColor=Red of tests,Blue of tests')).toEqual(both);
    expect(await found('hairColor=Red of tests&hairColor=Blue of tests')).toEqual(both);
    expect(await found('hairColor=Grey of tests')).toEqual([grey]);
    expect(await found('hairColor=Red of tests&personality=Serious')).toEqual([]);
  });

  it('gives extra styles to subscribers alone', async () => {
    await site.db('extra_styles').insert({ label: 'pov', position: 1 });
    const { ids } = await makePosts(1, { extraStyle: 'pov' });
    const fan = await logIn(site);
    const refused = { status: 403, body: { data: { code: 'premium-only' } } };
    expect(await fan.get(`${feed}&style=pov`)).toMatchObject(refused);
    expect(await site.client().get(`${feed}&style=pov`)).toMatchObject(refused);
    await subscribe(site.db, fan.userId);
    expect(idsOf((await fan.get(`${feed}&style=pov`)).body)).toEqual(ids);
  });

  it.each(['feedTab=best', 'postId=luna', 'seed=2', `hairColor=${'a,'.repeat(30)}`, 'limit=99'])(
    'refuses %s',
    async (query) => {
      const answer = await site.client().get(`/api/v1/posts-v2/explorer-feed?${query}`);
      expect(answer.status).toBe(400);
    },
  );
});

it('GET /posts-v2/safe-explorer-feed holds the posts that every visitor may see', async () => {
  const safe = await makePosts(2);
  await makePost(site.db, { characterId: safe.character.id, contentLevel: 'Nude' });
  await makePost(site.db, { characterId: safe.character.id, access: 'token' });
  const path = `/api/v1/posts-v2/safe-explorer-feed?characterSlug=${safe.character.slug}`;
  expect(idsOf((await site.client().get(path)).body)).toEqual(safe.ids);
});

it('GET /posts-v2/video-tags lists tags', async () => {
  await site.db('video_tags').insert({ name: 'slow_dance', position: 1 });
  expect((await site.client().get('/api/v1/posts-v2/video-tags')).body).toEqual([
    { name: 'slow_dance' },
  ]);
});

it('GET /posts-v2/featured returns the requested number of each kind, with its next cursor', async () => {
  await makePosts(3, { access: 'token' });
  await makePosts(2, { access: 'tokenOrFanclub', style: 'Anime' });
  const path = '/api/v1/posts-v2/featured?token=2&tokenOrFanclub=5&seed=0.5';
  const { body } = await site.client().get(path);
  const { items, ...rest } = body as Page & Record<string, unknown>;
  expect(items.filter(({ accessType }) => accessType === 'token')).toHaveLength(2);
  expect(rest).toMatchObject({
    seed: 0.5,
    nextTokenCursor: expect.any(String) as unknown,
    nextFanClubCursor: null,
    nextTokenOrFanclubCursor: null,
  });
  const anime = await site.client().get(`${path}&characterStyle=Anime`);
  expect(idsOf(anime.body)).toHaveLength(2);
});
