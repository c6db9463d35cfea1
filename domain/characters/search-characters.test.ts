import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { foldName } from './fold-name';
import { searchCharacters, type NamedTag } from './search-characters';

const { database, context } = await openTestContext();

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
  'Isabella Conti',
  'Ελένη Παπαδάκης',
  '佐藤美咲',
  '한지민',
  'Łucja Straßer',
];

beforeAll(async () => {
  for (const name of cast) await makeCharacter(database.db, { name });
  await makeCharacter(database.db, { name: 'Vera Hidden', isPublished: false });
  await makeCharacter(database.db, { name: 'Thea Novak', occupation: 'Astronomer of the north' });
});

interface Page {
  limit?: number;
  cursor?: string;
  tags?: NamedTag[];
  followedBy?: string;
}

async function find(words: string, page: Page = {}) {
  const found = await searchCharacters(context, { section: 'all', words, limit: 20, ...page });
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
    ['Isablela', 'Isabella Conti'],
    ['siabella', 'Isabella Conti'],
    ['mlia', 'Mila Okonjo'],
    ['zyenep arslan', 'Zeynep Arslan'],
    ['коваьлчук', 'Анна Ковальчук'],
    ['ελενη', 'Ελένη Παπαδάκης'],
    ['ΠΑΠΑΔΑΚΗΣ', 'Ελένη Παπαδάκης'],
    ['佐藤', '佐藤美咲'],
    ['美咲', '佐藤美咲'],
    ['咲', '佐藤美咲'],
    ['한지', '한지민'],
    ['lucja', 'Łucja Straßer'],
    ['strasser', 'Łucja Straßer'],
    ['ＭＩＬＡ', 'Mila Okonjo'],
    ['astronomer', 'Thea Novak'],
    ['astronmer', 'Thea Novak'],
  ])('for “%s” finds %s first', async (words, name) => {
    expect((await find(words)).names[0]).toBe(name);
  });

  it('ranks a first name above another word of a name, and both above similar names', async () => {
    expect((await find('mara')).names).toEqual(['Mara Venn', 'Amara Sesay']);
    expect((await find('ve')).names).toEqual(['Véra Lindqvist', 'Mara Venn']);
  });

  it('finds characters by tag, ranked below those found by name', async () => {
    const thea = await database
      .db('characters')
      .where({ name: 'Thea Novak' })
      .first<{ id: string }>();
    await database
      .db('character_attributes')
      .insert({ character_id: thea.id, type: 'Hobby', value: 'reading' });
    const tags = [{ type: 'Hobby', value: 'reading' }];
    expect((await find('lesen', { tags })).names).toEqual(['Thea Novak']);
    expect((await find('mila', { tags })).names).toEqual(['Mila Okonjo', 'Thea Novak']);
    const pages = [
      await find('mila', { tags, limit: 1 }),
      await find('mila', { tags, limit: 1, cursor: context.cursors.write({ found: 1 }) }),
    ];
    expect(pages.flatMap(({ names }) => names)).toEqual(['Mila Okonjo', 'Thea Novak']);
  });

  it('finds the followed characters when limited to them', async () => {
    const { id: userId } = await makeUser(database.db);
    const mila = await database
      .db('characters')
      .where({ name: 'Mila Okonjo' })
      .first<{ id: string }>();
    await database
      .db('follows')
      .insert({ user_id: userId, character_id: mila.id, created_at: new Date() });
    expect((await find('mlia', { followedBy: userId })).names).toEqual(['Mila Okonjo']);
    expect((await find('amara', { followedBy: userId })).names).toEqual([]);
  });

  it.each(['', '   ', '%', '_', '\\', 'qqqqqq', 'hidden', "';--"])(
    'for “%s” finds no one',
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

  it('accepts any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'binary' }), async (words) => {
        fc.pre(!/[\0\ud800-\udfff]/.test(words));
        expect((await find(words)).names.length).toBeLessThanOrEqual(cast.length + 1);
      }),
      { numRuns: 60 },
    );
  });
});

it('folds words as the database folds names', async () => {
  const letters = fc.oneof(
    fc.constantFrom(...'ßẞæÆœŒøØłŁđĐðıİςΣéñçüÄ咲さカ一ﬁＡ\u0301\u0308'),
    // Every letter of the supported languages, and of many others.
    fc
      .integer({ min: 0x20, max: 0x2fff })
      .map((code) => String.fromCodePoint(code))
      // Each version of Unicode adds marks, and the two sides may use different versions.
      .filter((letter) => !/[\p{Cn}\p{M}]/u.test(letter)),
  );
  const words = fc.sample(fc.string({ unit: letters, maxLength: 30 }), 2_000);
  const names = [...cast, ...words];
  const { rows } = await database.owner.raw<{ rows: { rule: string }[] }>(
    `select pg_get_expr(adbin, adrelid) as rule from pg_attrdef
       join pg_attribute on attrelid = adrelid and attnum = adnum
      where attrelid = 'characters'::regclass and attname = 'search_name'`,
  );
  const { rows: folded } = await database.owner.raw<{ rows: { name: string; folded: string }[] }>(
    `select name, ${rows[0]?.rule ?? ''} as folded from jsonb_array_elements_text(?::jsonb) as name`,
    [JSON.stringify(names)],
  );
  const different = folded.filter((row) => foldName(row.name) !== row.folded);
  expect(different).toEqual([]);
});

it('every part of a search has an index to go by', async () => {
  await database.owner.raw(`
    insert into characters (id, slug, name, type, origin, style, category, gender, age, occupation,
                            tagline, bio, greeting, persona)
    select gen_random_uuid(), 'character-' || n, md5(n::text) || ' ' || md5((n * 7)::text),
           'Platform', 'platform', 'Realistic', 'Girls', 'female', 30, md5((n * 3)::text),
           '', '', '', '{}'
      from generate_series(1, 3000) n`);
  await database.owner.raw('vacuum analyze characters, character_attributes');
  const tags = [{ type: 'Hobby', value: 'art' }];
  for (const words of ['isablela', 'is', '咲']) {
    const queries: { sql: string; bindings: string[] }[] = [];
    const note = (query: (typeof queries)[number]) => void queries.push(query);
    database.db.on('query', note);
    await searchCharacters(context, { section: 'all', words, tags, limit: 20 });
    database.db.removeListener('query', note);
    const searchQuery = queries.find(({ sql }) => sql.includes('union all'));
    const plan = await database.owner.transaction(async (trx) => {
      // Forces index use, because the planner would read such a small table as a whole.
      await trx.raw(
        'set local enable_seqscan = off; set local enable_indexscan = off; set local cpu_operator_cost = 1',
      );
      const sql = (searchQuery?.sql ?? '').replace(/\$\d+/g, '?');
      const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': string }[] }>(
        `explain ${sql}`,
        searchQuery?.bindings ?? [],
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).not.toMatch(/Seq Scan on characters/);
    expect(plan).toContain('Bitmap Index Scan on characters_search');
    if (words.length > 2) expect(plan).toContain('characters_search_occupation');
    expect(plan).toContain('character_attributes_value');
  }
});
