import { beforeAll, expect, it } from 'vitest';
import { makeCharacter, makePost } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { countQueries } from '~/db/testing/count-queries';
import type { PostViewer } from '../posts/schema';
import { featuredStreams, listFeatured, type FeaturedList } from './list-featured';
import { listExtraStyles, listVideoTags } from './list-tags';
import { engagementSettings } from '../engagement/settings';

const { database, context } = await openTestContext();
beforeAll(async () => {
  const { id: characterId } = await makeCharacter(database.db);
  for (const access of [...featuredStreams, 'free', 'subscription'] as const) {
    for (let index = 0; index < 7; index += 1) {
      const style = index < 3 ? 'Anime' : 'Realistic';
      await makePost(database.db, { characterId, access, style });
    }
  }
});

const visitor: PostViewer = { userId: null, isSubscriber: false };
const read = (list: Partial<FeaturedList>) =>
  listFeatured(context, visitor, { counts: {}, cursors: {}, seed: 0.5, ...list });

it('takes so many of each stream by turns, in one query beside the posts’ own', async () => {
  await context.settings(engagementSettings);
  const queries = countQueries(database.db);
  const { items } = await read({ counts: { token: 2, fanClub: 3, tokenOrFanclub: 1 } });
  expect(queries.stop()).toBe(2);
  expect(items.map(({ access }) => access)).toEqual([
    'token',
    'fanClub',
    'tokenOrFanclub',
    'token',
    'fanClub',
    'fanClub',
  ]);
});

it('walks through every stream once from any seed', async () => {
  for (const seed of [0, 0.37, 1]) {
    const seen: string[] = [];
    let cursors: FeaturedList['cursors'] = {};
    let counts: FeaturedList['counts'] = { token: 2, fanClub: 3, tokenOrFanclub: 4 };
    while (Object.keys(counts).length > 0) {
      const page = await read({ seed, counts, cursors });
      seen.push(...page.items.map(({ id }) => id));
      const { nextCursors } = page;
      counts = Object.fromEntries(
        Object.entries(counts).filter(([stream]) => nextCursors[stream as 'token'] !== null),
      );
      cursors = Object.fromEntries(
        Object.entries(nextCursors).map(([stream, cursor]) => [stream, cursor ?? undefined]),
      );
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  }
});

it('shows anime if that is requested, and other styles otherwise', async () => {
  const stylesOf = async (list: Partial<FeaturedList>) => {
    const { items } = await read({ counts: { token: 9, fanClub: 9, tokenOrFanclub: 9 }, ...list });
    const rows = await database.db('posts').whereIn(
      'id',
      items.map(({ id }) => id),
    );
    return rows.map(({ style }: { style: string }) => style);
  };
  expect(await stylesOf({ characterStyle: 'Anime' })).toEqual(Array(9).fill('Anime'));
  expect(await stylesOf({})).toEqual(Array(12).fill('Realistic'));
});

it('lists tags and extra styles in their order', async () => {
  await database.db('video_tags').insert([
    { name: 'walk', position: 2 },
    { name: 'dance', position: 1 },
  ]);
  await database.db('extra_styles').insert([
    { label: 'pov', position: 1 },
    { label: 'film_noir', position: 2 },
  ]);
  expect(await listVideoTags(context)).toEqual(['dance', 'walk']);
  expect(await listExtraStyles(context)).toEqual(['pov', 'film_noir']);
});
