import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  for (let index = 0; index < 12; index += 1) {
    const { id } = await makeCharacter(site.db, {
      name: `Person ${String(index).padStart(2, '0')}`,
      slug: `person-${index}`,
      style: index % 3 === 0 ? 'Anime' : 'Realistic',
      origin: index % 2 === 0 ? 'platform' : 'verified_model',
      badge: 'Hot',
      availableForCalls: index < 6,
    });
    await site
      .db('characters')
      .where({ id })
      .update({
        is_live: index < 5,
        gender: index === 7 ? 'male' : 'female',
        is_recommended: index !== 3,
      });
  }
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;
interface Page {
  items: { _id: string; slug: string; style: string; type: string }[];
  nextCursor: string | null;
  seed: number;
}
const read = async (path: string) => (await site.client().get(api(path))).body as Page;

async function walk(path: string): Promise<string[]> {
  const slugs: string[] = [];
  let cursor = '';
  do {
    const page = await read(`${path}&cursor=${encodeURIComponent(cursor)}`);
    slugs.push(...page.items.map(({ slug }) => slug));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return slugs;
}

describe('GET /characters', () => {
  it.each([
    ['', 12],
    ['style=Anime', 4],
    ['gender=male', 1],
    ['characterCreator=verified_model', 6],
    ['context=callable', 6],
    ['context=callable&style=Anime', 2],
    ['isUsesInRecs=false', 1],
    ['isUsesInRecs=true', 11],
    ['search=person 07', 1],
  ])('lists the matches for %s, each once over all pages', async (query, count) => {
    for (const path of ['/characters', '/characters/test']) {
      const slugs = await walk(`${path}?limit=5&${query}`);
      if (query.startsWith('search')) expect(slugs[0]).toBe('person-7');
      else expect([slugs.length, new Set(slugs).size]).toEqual([count, count]);
    }
  });

  it.each(['gender=robot', 'style=Oil', 'context=x', 'isUsesInRecs=2', 'limit=101'])(
    'refuses %s',
    async (query) => {
      expect((await site.client().get(api(`/characters?${query}`))).status).toBe(400);
    },
  );
});

describe('GET /characters/public-profiles', () => {
  it('returns the existing profiles in the requested order', async () => {
    const slugs = async (query: string) =>
      (
        (await site.client().get(api(`/characters/public-profiles?${query}`))).body as Page['items']
      ).map(({ slug }) => slug);
    const { items } = await read('/characters?search=person-4');
    expect(await slugs('slug=person-9,nobody,person-2')).toEqual(['person-9', 'person-2']);
    const character = items.find(({ slug }) => slug === 'person-4');
    if (character) expect((await slugs(`slug=person-1&id=${character._id}`))[0]).toBe('person-4');
  });

  it.each(['', '?slug=A', '?id=1', `?slug=${Array(51).fill('a').join(',')}`])(
    'refuses %s',
    async (query) => {
      expect((await site.client().get(api(`/characters/public-profiles${query}`))).status).toBe(
        400,
      );
    },
  );
});

describe('the model lists', () => {
  it.each([
    ['featured', 6, 6],
    ['available-for-calls', 3, 3],
  ])('%s is two streams, each with its own cursor', async (name, platform, verified) => {
    const path = `/characters-v2/models/${name}?platform=2&verified_model=1`;
    type Streams = Page & {
      nextPlatformCursor: string | null;
      nextVerified_modelCursor: string | null;
    };
    const seen: Page['items'] = [];
    let [ofPlatform, ofVerified] = ['', ''];
    let { seed } = { seed: '' };
    do {
      const query = new URLSearchParams({
        seed,
        platformCursor: ofPlatform,
        verified_modelCursor: ofVerified,
      });
      // A stream that has ended is not requested again.
      if (seen.length > 0 && !ofPlatform) query.set('platform', '0');
      if (seen.length > 0 && !ofVerified) query.set('verified_model', '0');
      const base = `/characters-v2/models/${name}?${query}`;
      const page = (await read(seen.length === 0 ? path : withSizes(base, query))) as Streams;
      seen.push(...page.items);
      seed = String(page.seed);
      ofPlatform = page.nextPlatformCursor ?? '';
      ofVerified = page.nextVerified_modelCursor ?? '';
    } while (ofPlatform || ofVerified);
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(seen.length);
    expect(seen.filter(({ type }) => type === 'Platform')).toHaveLength(platform);
    expect(seen.filter(({ type }) => type === 'VerifiedModel')).toHaveLength(verified);
  });

  const withSizes = (base: string, query: URLSearchParams) =>
    base +
    (query.has('platform') ? '' : '&platform=2') +
    (query.has('verified_model') ? '' : '&verified_model=1');

  it.each([
    ['verified', 6],
    ['anime', 4],
    ['live-now', 5],
  ])('%s pages by cursor and by offset in the order of its seed', async (name, count) => {
    const path = `/characters-v2/models/${name}?seed=0.4`;
    const slugs = await walk(`${path}&limit=2`);
    expect(slugs).toHaveLength(count);
    const rest = await read(`${path}&offset=2`);
    expect(rest.items.map(({ slug }) => slug)).toEqual(slugs.slice(2));
    expect((await site.client().get(api(`${path}&offset=1001`))).status).toBe(400);
  });

  it('live-now returns the creator of a twin and the caller’s membership in its fan club', async () => {
    const { items } = await read('/characters-v2/models/live-now?forSection=true&limit=100');
    expect(items).toHaveLength(5);
    for (const item of items) {
      expect(item).toMatchObject({ verifiedModelCreatorId: null, isUserInFanclub: false });
    }
  });

  it('search finds a name by a misspelt part, and returns nothing for an empty query', async () => {
    const { id } = await makeCharacter(site.db, { name: 'Véra Lindqvist', slug: 'vera' });
    const { items } = await read('/characters-v2/models/search?name=lindquist');
    expect(items.map(({ _id }) => _id)).toEqual([id]);
    expect((await read('/characters-v2/models/search')).items).toEqual([]);
    expect((await site.client().get(api('/characters-v2/models/search?offset=501'))).status).toBe(
      400,
    );
    await site.db('characters').where({ id }).delete();
  });

  it('top shows the most followed of a type first', async () => {
    const client = await logIn(site);
    const { items } = await read('/characters-v2/models/verified?limit=1');
    const id = items[0]?._id ?? '';
    expect((await client.post(api(`/characters/${id}/follow`))).status).toBe(200);
    for (const type of ['VerifiedModel', 'verified_model']) {
      const top = (await client.get(api(`/characters-v2/models/top/${type}`))).body;
      expect(top).toHaveLength(6);
      expect(top).toMatchObject({ 0: { _id: id, isFollowed: true }, 1: { type: 'VerifiedModel' } });
    }
    expect((await client.get(api('/characters-v2/models/followed'))).body).toMatchObject({
      items: [{ _id: id, isFollowed: true }],
      nextCursor: null,
    });
    await client.request('DELETE', api(`/characters/${id}/unfollow`));
    expect((await client.get(api('/characters-v2/models/followed'))).body).toMatchObject({
      items: [],
    });
  });
});

describe('a character of one’s own', () => {
  it('is shown to its owner alone, published or not', async () => {
    const owner = await logIn(site);
    const { id } = await makeCharacter(site.db, { isPublished: false });
    await site.db('characters').where({ id }).update({ owner_user_id: owner.userId });
    const path = api(`/characters/custom-with-attributes/${id}`);
    expect(await owner.get(path)).toMatchObject({
      status: 200,
      body: { _id: id, attributes: [{ type: 'Occupation' }, { type: 'Personality' }] },
    });
    expect((await (await logIn(site)).get(path)).status).toBe(404);
    expect((await site.client().get(path)).status).toBe(401);
  });
});

describe('a referral', () => {
  it('passes from a member’s link through a cookie to the new account', async () => {
    const member = await logIn(site);
    const { items } = await read('/characters?limit=1');
    const characterId = items[0]?._id ?? '';
    const link = await member.get(api(`/characters/${characterId}/referral-link`));
    const { referralLink } = link.body as { referralLink: string };
    const code = new URL(referralLink).searchParams.get('ref');
    const visitor = site.client();
    const process = api('/characters/process-referral');
    expect(await visitor.post(process, { characterId, code })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const joined = await visitor.post(api('/auth'), {
      email: `${newId()}@example.com`,
      password: testPassword,
    });
    const { _id } = joined.body as { _id: string };
    expect(await site.db('character_referrals').where({ referred_user_id: _id })).toMatchObject([
      { character_id: characterId, referrer_user_id: member.userId },
    ]);
    expect(await member.post(process, { characterId, code })).toMatchObject({
      status: 400,
      body: { data: { code: 'own-referral' } },
    });
  });
});

it('returns every attribute and the extra styles', async () => {
  await site.db('extra_styles').insert({ label: 'pov', position: 1 });
  const { body } = await site.client().get(api('/characters-attributes'));
  expect(body).toContainEqual({ type: 'BodyType', label: 'Curvy' });
  expect(body).toContainEqual({ type: 'Occupation', label: 'interior_desighner' });
  expect((await site.client().get(api('/characters-attributes/extra-styles'))).body).toEqual([
    { label: 'pov' },
  ]);
});

it('counts one look of a network and of a member each', async () => {
  const { id } = await makeCharacter(site.db);
  const path = api(`/character-views/${id}/track`);
  const member = await logIn(site);
  for (const client of [site.client(), site.client(), member, member]) {
    expect(await client.get(path)).toMatchObject({ status: 200, body: { success: true } });
  }
  expect(await site.db('character_counts').where({ character_id: id }).first('views')).toEqual({
    views: 2,
  });
});
