import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { getHomeSections } from './get-home-sections';
import { listCharacters } from './list-characters';
import { listTwoStreams } from './list-two-streams';
import { modelOverridesSchema, type OverrideSection } from './model-overrides';
import type { CharacterSection } from './schema';
import { setModelOverrides } from './set-model-overrides';

const { database, context } = await openTestContext();
const slugsOf = (characters: { slug: string }[]) => characters.map(({ slug }) => slug);

beforeAll(async () => {
  for (let index = 0; index < 12; index += 1) {
    await makeCharacter(database.db, {
      slug: `anime-${index}`,
      style: 'Anime',
      badge: index < 6 ? 'Hot' : 'None',
      origin: index % 2 === 0 ? 'platform' : 'verified_model',
    });
  }
  await makeCharacter(database.db, { slug: 'realistic', style: 'Realistic' });
  await makeCharacter(database.db, { slug: 'withdrawn', style: 'Anime', isPublished: false });
});
afterEach(() => database.db('model_overrides').delete());

const set = (section: OverrideSection, overrides: unknown) =>
  setModelOverrides(database.db, section, modelOverridesSchema.parse(overrides));

const page = (section: CharacterSection, limit: number, cursor?: string) =>
  listCharacters(context, { section, seed: 0.3, limit, cursor });

async function walk(section: CharacterSection, limit: number): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page(section, limit, cursor);
    slugs.push(...slugsOf(items));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return slugs;
}

describe('an overridden model list', () => {
  it('keeps the pinned places, leaves out hidden characters, and shows all others once', async () => {
    const before = await walk('anime', 30);
    await set('anime-models', [
      { slug: 'anime-7', place: 1 },
      { slug: 'anime-3', place: 4 },
      { slug: 'anime-5', isHidden: true },
    ]);
    const others = before.filter((slug) => !['anime-7', 'anime-3', 'anime-5'].includes(slug));
    const expected = ['anime-7', ...others.slice(0, 2), 'anime-3', ...others.slice(2)];
    for (const limit of [1, 3, 4, 30]) expect(await walk('anime', limit)).toEqual(expected);
  });

  it('changes no other list', async () => {
    const before = await walk('all', 5);
    await set('anime-models', [
      { slug: 'anime-7', place: 1 },
      { slug: 'anime-5', isHidden: true },
    ]);
    expect(await walk('all', 5)).toEqual(before);
  });

  it('skips withdrawn characters and those that do not match the list', async () => {
    const before = await walk('anime', 30);
    await set('anime-models', [
      { slug: 'withdrawn', place: 1 },
      { slug: 'realistic', place: 2 },
    ]);
    expect(await walk('anime', 4)).toEqual(before);
  });

  it('holds within its period and no longer', async () => {
    const before = await walk('anime', 30);
    const [first = '', last = ''] = [before.at(0), before.at(-1)];
    const now = context.now().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
    await set('anime-models', [{ slug: last, place: 1, from: at(1) }]);
    expect((await walk('anime', 5))[0]).toBe(first);
    await set('anime-models', [{ slug: last, place: 1, from: at(-2), until: at(-1) }]);
    expect((await walk('anime', 5))[0]).toBe(first);
    await set('anime-models', [{ slug: last, place: 1, from: at(-1), until: at(1) }]);
    expect((await walk('anime', 5))[0]).toBe(last);
  });

  it('repeats and drops no character when staff change the list during paging', async () => {
    await set('anime-models', [{ slug: 'anime-7', place: 1 }]);
    const begun = await page('anime', 4);
    await set('anime-models', [{ slug: begun.items[1]?.slug, place: 6 }]);
    const rest = await page('anime', 30, begun.nextCursor ?? '');
    const all = slugsOf([...begun.items, ...rest.items]);
    expect([...all].sort()).toEqual((await walk('anime', 30)).sort());
  });

  it('is reset by an empty list, and left as it was by one that names a stranger', async () => {
    const before = await walk('anime', 30);
    await set('anime-models', [{ slug: 'anime-5', isHidden: true }]);
    await expect(set('anime-models', [{ slug: 'nobody', place: 1 }])).rejects.toThrow('nobody');
    expect(await walk('anime', 30)).toHaveLength(11);
    await set('anime-models', []);
    expect(await walk('anime', 30)).toEqual(before);
  });

  it('features any character, on the home page and in both streams', async () => {
    await set('featured-models', [
      { slug: 'anime-11', place: 2 },
      { slug: 'realistic', place: 1 },
    ]);
    const home = await getHomeSections(context, { seed: 0.3 });
    expect(slugsOf([...(home.hero ? [home.hero] : []), ...home.featured]).slice(0, 2)).toEqual([
      'realistic',
      'anime-11',
    ]);
    expect((await walk('featured', 3)).slice(0, 2)).toEqual(['realistic', 'anime-11']);
    const stream = { limit: 2 };
    const streams = { section: 'featured', seed: 0.3, platform: stream, verified: stream } as const;
    const { items } = await listTwoStreams(context, streams);
    expect(slugsOf(items).slice(0, 2)).toEqual(['realistic', 'anime-11']);
  });

  it('takes no more database queries for twelve pins than for one', async () => {
    let queries = 0;
    const count = () => (queries += 1);
    database.db.on('query', count);
    const reckonOnce = async () => {
      queries = 0;
      await getHomeSections(context, { seed: 0.3 });
      return queries;
    };
    // Takes the lower count, because one of the two runs may reload expired settings.
    const reckon = async () => Math.min(await reckonOnce(), await reckonOnce());
    await set('anime-models', [{ slug: 'anime-0', place: 1 }]);
    const one = await reckon();
    await set(
      'anime-models',
      Array.from({ length: 12 }, (_, index) => ({ slug: `anime-${index}`, place: index + 1 })),
    );
    await set('verified-models', [{ slug: 'anime-1', place: 1 }]);
    expect(await reckon()).toBe(one);
    database.db.removeListener('query', count);
  });
});

describe('valid staff input for a list', () => {
  it.each([
    ['a place below 1', [{ slug: 'a', place: 0 }]],
    ['a place below the twelfth', [{ slug: 'a', place: 13 }]],
    ['a place for who is left out', [{ slug: 'a', place: 1, isHidden: true }]],
    [
      'somebody twice',
      [
        { slug: 'a', place: 1 },
        { slug: 'a', isHidden: true },
      ],
    ],
    [
      'an end before the beginning',
      [{ slug: 'a', place: 1, from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' }],
    ],
    [
      'more than twelve pins',
      Array.from({ length: 13 }, (_, index) => ({ slug: `s${index}`, place: 1 })),
    ],
  ])('is not %s', (_, overrides) => {
    expect(modelOverridesSchema.safeParse(overrides).success).toBe(false);
  });
});
