import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { listFeedCharacters, type FeedCharacter } from './list-feed-characters';
import type { FeedTab } from './schema';

const { database, context } = await openTestContext();
const { db } = database;
beforeEach(async () => {
  await database.owner('posts').delete();
  await database.owner('ranked_lists').delete();
  await database.owner('characters').update({ is_published: false });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Reads all pages of a tab to the end. */
async function readAll(tab: FeedTab, userId: string | null = null, limit = 2) {
  const cards: FeedCharacter[] = [];
  let cursor: string | undefined;
  do {
    const person = userId === null ? null : ({ kind: 'user', id: userId } as const);
    const list = { tab, seed: 0.3, limit, userId, person, cursor };
    const page = await listFeedCharacters(context, list);
    cards.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && cards.length < 100);
  return cards;
}
const idsOf = (cards: FeedCharacter[]) => cards.map(({ id }) => id);

async function makeCast(count: number, traits: Parameters<typeof makeCharacter>[1] = {}) {
  const made = await Promise.all(Array.from({ length: count }, () => makeCharacter(db, traits)));
  return made.map(({ id }) => id);
}

async function rank(postIds: string[], userId: string | null = null) {
  const [list] = await db('ranked_lists')
    .insert({ kind: userId ? 'for_you' : 'trending', user_id: userId, made_at: context.now() })
    .returning<{ id: number }[]>('id');
  const rows = postIds.map((post_id, index) => ({ list_id: list?.id, rank: index + 1, post_id }));
  await db('ranked_posts').insert(rows.map((row) => ({ ...row, style: 'Realistic' })));
}

describe.each([
  ['onSale', { access: 'token', unlockPrice: 20, discountedPrice: 15 }],
  ['explicit', { contentLevel: 'Explicit' }],
  ['premium', { access: 'subscription' }],
  ['funClub', { access: 'fanClub' }],
] as const)('the tab %s', (tab, kind) => {
  it('holds each character with such posts once, to the end, newest first', async () => {
    const cast = await makeCast(5);
    const [hidden = ''] = await makeCast(1, { isPublished: false });
    for (const [index, characterId] of cast.entries()) {
      for (const later of [0, 10, 20]) {
        await makePost(db, { characterId, ...kind, createdAt: minutesAgo(index + later) });
      }
      await makePost(db, { characterId, createdAt: minutesAgo(5 - index) });
    }
    await makePost(db, { characterId: hidden, ...kind });
    await makePost(db, { characterId: (await makeCast(1))[0] ?? '' });
    for (const limit of [1, 2, 5, 10]) {
      expect(idsOf(await readAll(tab, null, limit)), `${limit}`).toEqual(cast);
    }
  });
});

it('shows the highest discount of a character on sale', async () => {
  const [ada = '', eve = ''] = await makeCast(2);
  const sell = (characterId: string, discountedPrice: number | undefined, minutes: number) =>
    makePost(db, {
      characterId,
      access: 'token',
      unlockPrice: 30,
      ...(discountedPrice && { discountedPrice }),
      createdAt: minutesAgo(minutes),
    });
  await sell(ada, 20, 1);
  await sell(ada, 10, 2);
  await sell(ada, undefined, 3);
  await sell(eve, 27, 4);
  const percents = (await readAll('onSale')).map(({ discountPercent }) => discountPercent);
  expect(percents).toEqual([67, 10]);
});

it('marks a premium character with a badge', async () => {
  const [ada = ''] = await makeCast(1);
  await makePost(db, { characterId: ada, access: 'subscription' });
  expect(await readAll('premium')).toMatchObject([{ id: ada, badge: 'Premium' }]);
});

it('new lists the latest characters, anime the drawn ones, live the live ones, all of them', async () => {
  const cast = await makeCast(3);
  const anime = await makeCast(3, { style: 'Anime' });
  for (const [index, id] of [...cast, ...anime].entries()) {
    await db('characters')
      .where({ id })
      .update({ created_at: minutesAgo(index) });
  }
  await db('characters')
    .whereIn('id', [cast[1] ?? '', anime[0] ?? ''])
    .update({ is_live: true });
  expect(idsOf(await readAll('new'))).toEqual([...cast, ...anime]);
  expect(idsOf(await readAll('anime')).toSorted()).toEqual(anime.toSorted());
  expect(idsOf(await readAll('liveNow')).toSorted()).toEqual([cast[1], anime[0]].toSorted());
});

it('following lists the followed characters, latest first, and none for a visitor', async () => {
  const { id: userId } = await makeUser(db);
  const [ada = '', eve = '', kim = ''] = await makeCast(4);
  for (const [index, character_id] of [ada, eve, kim].entries()) {
    await db('follows').insert({ user_id: userId, character_id, created_at: minutesAgo(index) });
  }
  expect(idsOf(await readAll('following', userId))).toEqual([ada, eve, kim]);
  expect(await readAll('following')).toEqual([]);
});

describe('a ranked list', () => {
  it('places each character at their best post, and is the whole of trending', async () => {
    const cast = await makeCast(5);
    const posts: string[] = [];
    for (const index of [3, 3, 1, 3, 0, 1]) {
      posts.push((await makePost(db, { characterId: cast[index] ?? '' })).id);
    }
    expect(await readAll('trending')).toEqual([]);
    await rank(posts);
    const ranked = [cast[3], cast[1], cast[0]];
    for (const limit of [1, 2, 3, 10]) {
      expect(idsOf(await readAll('trending', null, limit)), `${limit}`).toEqual(ranked);
    }
  });

  it('is continued with all other characters in For You', async () => {
    const { id: userId } = await makeUser(db);
    const cast = await makeCast(7);
    const own = await makePost(db, { characterId: cast[4] ?? '' });
    const trending = await makePost(db, { characterId: cast[2] ?? '' });
    expect(idsOf(await readAll('forYou')).toSorted()).toEqual(cast.toSorted());
    await rank([trending.id]);
    await rank([own.id], userId);
    for (const limit of [1, 3, 10]) {
      const mine = idsOf(await readAll('forYou', userId, limit));
      expect(mine[0], `${limit}`).toBe(cast[4]);
      expect(mine.toSorted(), `${limit}`).toEqual(cast.toSorted());
      const all = idsOf(await readAll('forYou', null, limit));
      expect(all[0], `${limit}`).toBe(cast[2]);
      expect(all.toSorted(), `${limit}`).toEqual(cast.toSorted());
    }
  });
});
