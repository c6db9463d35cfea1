import type { RankedListsRow } from '~/db/rows';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  makeCharacter,
  makePost,
  makeUser,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { addPostView } from '../posts/add-post-view';
import { countActivity } from '../posts/count-activity';
import { likePost, unlikePost } from '../posts/like-post';
import { rankForYou } from './rank-for-you';
import { rankTrending } from './rank-trending';
import { feedsSettings } from './settings';
import { trimRankedLists } from './trim-ranked-lists';

const database = await openTestDatabase();
let context: TestContext;
beforeEach(async () => {
  context = createTestContext(database.db);
  await database.owner('posts').delete();
  await database.owner('follows').delete();
  await database.owner('ranked_lists').delete();
  await database.owner('characters').update({ is_published: false });
});

const hour = 3600 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

async function like(userId: string, postId: string, hoursAgo = 0) {
  await database
    .db('post_likes')
    .insert({ user_id: userId, post_id: postId, created_at: ago(hoursAgo) });
  await count(postId, 'likes', ago(hoursAgo));
}

const count = (postId: string, activity: 'likes' | 'views', at: Date) =>
  database.db.transaction((trx) => countActivity(trx, { postId, activity, at }));

async function view(userId: string, postId: string, hoursAgo = 0) {
  await database.db('post_views').insert({
    post_id: postId,
    viewed_on: ago(hoursAgo),
    viewer: randomBytes(16),
    user_id: userId,
    viewed_at: ago(hoursAgo),
  });
  await count(postId, 'views', ago(hoursAgo));
}

const makeFan = async () => (await makeUser(database.db)).id;

async function latestList(userId: string | null): Promise<string[]> {
  const list = await database
    .db('ranked_lists')
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .first<{ id: number }>('id');
  return database.db('ranked_posts').where({ list_id: list.id }).orderBy('rank').pluck('post_id');
}

describe('the trending list', () => {
  it('ranks posts by likes and views, with less weight for older ones', async () => {
    const fans = await Promise.all([1, 2, 3].map(makeFan));
    const posts = await Promise.all([1, 2, 3, 4, 5].map(() => makePost(database.db)));
    const [fresh = '', stale = '', seen = '', old = '', hidden = ''] = posts.map(({ id }) => id);
    for (const fan of fans) {
      await like(fan, stale, 30);
      await like(fan, old, 200);
      await like(fan, hidden);
    }
    await like(fans[0] ?? '', fresh);
    await like(fans[1] ?? '', fresh);
    await view(fans[0] ?? '', seen);
    await database.db('posts').where({ id: hidden }).update({ is_published: false });
    expect(await rankTrending(context)).toEqual({ ranked: 3 });
    expect(await latestList(null)).toEqual([fresh, stale, seen]);
  });

  it('equals a plain count of all actions, including at the edges of the window', async () => {
    const fans = await Promise.all([1, 2, 3].map(makeFan));
    const posts = await Promise.all([1, 2, 3].map(() => makePost(database.db)));
    const { trending_window_hours: window } = await context.settings(feedsSettings);
    const acts = fc.array(
      fc.record({
        act: fc.constantFrom('look', 'look', 'like', 'unlike'),
        fan: fc.constantFrom(...fans),
        post: fc.constantFrom(...posts.map(({ id }) => id)),
        // Most of them are near the limits of hours, days and the window.
        minutes: fc.constantFrom(0, 1, 29, 59, 60, 61, 24 * 60, 60 * window - 1),
      }),
      { minLength: 5, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        for (const { act, fan, post, minutes } of steps) {
          context.advance(minutes * 60_000);
          const viewer = { userId: fan, isSubscriber: false };
          const looker = { person: { kind: 'user', id: fan }, address: '198.51.100.7' } as const;
          if (act === 'look') await addPostView(context, looker, post);
          if (act === 'like') await likePost(context, viewer, post);
          if (act === 'unlike') await unlikePost(context, fan, post);
        }
        context.advance(301 * 1000);
        await rankTrending(context);
        expect(await latestList(null)).toEqual(await rankPlainly(window));
      }),
      { numRuns: 12 },
    );
  });

  /** Returns the posts ranked from the tables' actions, hour by hour; best first. */
  async function rankPlainly(windowHours: number): Promise<string[]> {
    const { db } = database;
    const hourOf = (at: Date) => Math.floor(at.getTime() / hour) * hour;
    const now = context.now().getTime();
    const scores = new Map<string, number>();
    const add = (postId: string, at: Date, weight: number) => {
      const age = (now - hourOf(at)) / hour;
      if (age >= windowHours) return;
      scores.set(postId, (scores.get(postId) ?? 0) + weight * 0.5 ** (age / 24));
    };
    const views = await db('post_views').where({ is_counted: true }).select('*');
    for (const { post_id: postId, viewed_at: at } of views) add(postId, at, 1);
    for (const { post_id: postId, created_at: at } of await db('post_likes').select('*')) {
      add(postId, at, 4);
    }
    return [...scores]
      .toSorted(([oneId, one], [otherId, other]) =>
        Math.abs(one - other) > 1e-9 ? other - one : oneId < otherId ? 1 : -1,
      )
      .map(([postId]) => postId);
  }

  it('is computed once per interval, by the first caller', async () => {
    const lists = await Promise.all([1, 2, 3].map(() => rankTrending(context)));
    expect(lists.filter(({ ranked }) => ranked !== null)).toHaveLength(1);
    expect(await rankTrending(context)).toEqual({ ranked: null });
    context.advance(301 * 1000);
    expect(await rankTrending(context)).toEqual({ ranked: 0 });
  });
});

describe('the For You list', () => {
  async function makeOf(hair: string, count = 3) {
    const { id: characterId } = await makeCharacter(database.db);
    await database
      .db('character_attributes')
      .insert({ character_id: characterId, type: 'HairColor', value: hair });
    await database
      .db('character_attributes')
      .where({ character_id: characterId, type: 'Personality' })
      .update({ value: `like ${hair}` });
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      ids.push((await makePost(database.db, { characterId, createdAt: ago(index) })).id);
    }
    return { characterId, ids };
  }

  it('ranks by the common traits of liked posts, and leaves out seen ones', async () => {
    const fan = await makeFan();
    const [red, alsoRed, blue] = [await makeOf('Red'), await makeOf('Red'), await makeOf('Blue')];
    await like(fan, red.ids[0] ?? '');
    await view(fan, alsoRed.ids[0] ?? '');
    expect(await rankForYou(context, { kind: 'user', id: fan })).toEqual({ ranked: 7 });
    const list = await latestList(fan);
    expect(new Set(list.slice(0, 4))).toEqual(
      new Set([...red.ids.slice(1), ...alsoRed.ids.slice(1)]),
    );
    expect(new Set(list.slice(4))).toEqual(new Set(blue.ids));
  });

  it('favours characters that the user follows and writes to, and decays with time', async () => {
    const fan = await makeFan();
    const [red, blue, green] = [await makeOf('Red'), await makeOf('Blue'), await makeOf('Green')];
    await database
      .db('follows')
      .insert({ user_id: fan, character_id: red.characterId, created_at: ago(24 * 60) });
    await like(fan, blue.ids[0] ?? '', 1);
    await database.db('chats').insert({
      id: red.ids[0],
      user_id: fan,
      character_id: green.characterId,
      last_message_at: ago(0),
    });
    await rankForYou(context, { kind: 'user', id: fan });
    const firstOf = (list: string[], ids: string[]) => list.findIndex((id) => ids.includes(id));
    const list = await latestList(fan);
    expect(firstOf(list, green.ids)).toBeLessThan(firstOf(list, blue.ids));
    expect(firstOf(list, blue.ids)).toBeLessThan(firstOf(list, red.ids));
  });

  it('shows more faces than one', async () => {
    const fan = await makeFan();
    const [one, other] = [await makeOf('Red', 10), await makeOf('Red', 10)];
    await like(fan, one.ids[0] ?? '');
    await rankForYou(context, { kind: 'user', id: fan });
    expect((await latestList(fan)).slice(0, 8)).toEqual(
      expect.arrayContaining(other.ids.slice(0, 1)),
    );
  });

  it('is empty for a user without activity', async () => {
    const fan = await makeFan();
    await makeOf('Red');
    expect(await rankForYou(context, { kind: 'user', id: fan })).toEqual({ ranked: 0 });
    expect(await database.db('ranked_lists').where({ user_id: fan })).toEqual([]);
  });

  it('is reckoned no more often than the pause, however much is done at once', async () => {
    const fan = await makeFan();
    const { ids } = await makeOf('Red');
    await like(fan, ids[0] ?? '');
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => rankForYou(context, { kind: 'user', id: fan })),
    );
    expect(outcomes.filter(({ ranked }) => ranked !== null)).toEqual([{ ranked: 2 }]);
    context.advance(5001);
    expect(await rankForYou(context, { kind: 'user', id: fan })).toEqual({ ranked: 2 });
  });
});

it('keeps the latest lists and those of the last hour', async () => {
  const [ada, eve] = [await makeFan(), await makeFan()];
  const insert = async (kind: RankedListsRow['kind'], userId: string | null, hoursAgo: number) => {
    const [row] = await database
      .db('ranked_lists')
      .insert({ kind, user_id: userId, made_at: ago(hoursAgo) })
      .returning<{ id: number }[]>('id');
    return row?.id;
  };
  await insert('trending', null, 5);
  await insert('for_you', ada, 4);
  const kept = [
    await insert('for_you', eve, 3),
    await insert('trending', null, 0.5),
    await insert('trending', null, 0.1),
    await insert('for_you', ada, 2),
  ];
  expect(await trimRankedLists(context)).toBe(2);
  expect(await database.db('ranked_lists').orderBy('id').pluck('id')).toEqual(kept);
});
