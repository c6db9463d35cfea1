import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  makeCharacter,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { foldName, searchCharacters } from './search-characters';

let database: TestDatabase;
let context: TestContext;
const address = (key: string) => `/media/${key}`;

const cast = [
  'Véra Lindqvist',
  'Amara Sesay',
  'Mara Venn',
  'Inès Carvalho',
  'Mila Okonjo',
  'Zeynep Arslan',
  'Björn Åkesson',
  'Анна Ковальчук',
  'Ren_o 100% Sato',
];

beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.db);
  for (const name of cast) await makeCharacter(database.db, { name });
  await makeCharacter(database.db, { name: 'Vera Hidden', isPublished: false });
});
afterAll(() => database.drop());

async function find(words: string, page: { limit?: number; cursor?: string } = {}) {
  const found = await searchCharacters(
    context,
    { section: 'all', words, limit: 20, ...page },
    address,
  );
  return { ...found, names: found.items.map(({ name }) => name) };
}

describe('a search', () => {
  it.each([
    ['vera', 'Véra Lindqvist'],
    ['VÉRA', 'Véra Lindqvist'],
    ['lindqvist', 'Véra Lindqvist'],
    ['Lindquist', 'Véra Lindqvist'],
    ['vera linqvist', 'Véra Lindqvist'],
    ['ines carvallo', 'Inès Carvalho'],
    ['okonyo', 'Mila Okonjo'],
    ['zeinep', 'Zeynep Arslan'],
    ['bjorn', 'Björn Åkesson'],
    ['akeson', 'Björn Åkesson'],
    ['ковальчук', 'Анна Ковальчук'],
    ['анна', 'Анна Ковальчук'],
    ['ze', 'Zeynep Arslan'],
    ['a', 'Amara Sesay'],
    ['rslan', 'Zeynep Arslan'],
    ['o 100%', 'Ren_o 100% Sato'],
  ])('for “%s” finds %s first', async (words, name) => {
    expect((await find(words)).names[0]).toBe(name);
  });

  it('puts whose name begins so before whose other word does, and those before the like', async () => {
    expect((await find('mara')).names).toEqual(['Mara Venn', 'Amara Sesay']);
    expect((await find('ve')).names).toEqual(['Véra Lindqvist', 'Mara Venn']);
  });

  it.each(['', '   ', '%', '_', '\\', 'qqqqqq', 'hidden', "';--"])(
    'for “%s” finds nobody',
    async (words) => {
      expect((await find(words)).names).toEqual([]);
    },
  );

  it('pages to its end, each once, and no deeper than it may', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find('a', { limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.names);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await find('a')).names);
    expect(seen.length).toBeGreaterThan(2);
    const deep = context.cursors.write({ found: 1_000_000 });
    expect(await find('a', { cursor: deep })).toMatchObject({ names: [], nextCursor: null });
  });

  it('takes whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'binary' }), async (words) => {
        fc.pre(!/[\0\ud800-\udfff]/.test(words));
        expect((await find(words)).names.length).toBeLessThanOrEqual(cast.length);
      }),
      { numRuns: 60 },
    );
  });
});

it('folds words as the database folds names', async () => {
  for (const name of cast) {
    const row = await database
      .db('characters')
      .where({ name })
      .first<{ search_name: string }>('search_name');
    expect(foldName(name)).toBe(row.search_name);
  }
});
