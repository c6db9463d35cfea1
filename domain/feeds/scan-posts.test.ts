import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { makeCharacter, makePost } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { onPost } from './condition';
import { beginScan, scanPosts, type ScanPosition } from './scan-posts';

const database = await openTestDatabase();
let coats: string[];
beforeAll(async () => {
  const { id: characterId } = await makeCharacter(database.db);
  coats = [];
  for (let index = 0; index < 30; index += 1) {
    const clothing = index % 7 === 0 ? 'Coat' : 'Dress';
    const { id } = await makePost(database.db, {
      characterId,
      clothing,
      randomOrder: ((index * 11) % 30) / 30,
      createdAt: new Date(Date.now() - index * 60_000),
    });
    if (clothing === 'Coat') coats.push(id);
  }
});

it('finds everything in order, however little a page looks at', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('newest', 'random'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      async (by, seed, mostLookedAt, wanted) => {
        const seen: string[] = [];
        let from: ScanPosition | null = beginScan(by, seed);
        while (from !== null) {
          const { found, rest } = await scanPosts(database.db, {
            from,
            leading: null,
            filters: [onPost("p.clothing = 'Coat'")],
            few: null,
            wanted,
            mostLookedAt,
          });
          seen.push(...found.map(({ id }) => id));
          from = rest;
        }
        const rows = await database
          .db('posts')
          .where({ clothing: 'Coat' })
          .orderByRaw('random_order < ?, random_order', [seed])
          .pluck<string[]>('id');
        expect(seen).toEqual(by === 'newest' ? coats : rows);
      },
    ),
    { numRuns: 40 },
  );
});

it('returns the next position for a page that found nothing', async () => {
  const { found, rest } = await scanPosts(database.db, {
    from: beginScan('newest', 0),
    leading: null,
    filters: [onPost("p.clothing = 'Hat'")],
    few: null,
    wanted: 5,
    mostLookedAt: 10,
  });
  expect(found).toEqual([]);
  expect(rest).toMatchObject({ by: 'newest' });
});
