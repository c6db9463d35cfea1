import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openTestContext } from '~/db/testing/open-test-context';
import { defineList, filterBy } from './define-list';
import { newId } from '../ids';

const { database, context } = await openTestContext();

interface Thing {
  id: string;
  rank: number;
  at: string;
}

/** Returns a list whose rows are defined in the query, so that any rows can be tested. */
const listOf = (things: readonly Thing[]) =>
  defineList<Thing>()({
    from: (db) =>
      db.from(
        db.raw(
          `(select * from jsonb_to_recordset(?::jsonb) as row (id uuid, rank int, at timestamptz)) as things`,
          [JSON.stringify(things)],
        ),
      ),
    id: 'things.id',
    columns: ['things.id', 'things.rank', 'things.at'],
    filters: {
      rank: filterBy(z.number(), (rows, rank) => {
        void rows.where('things.rank', rank);
      }),
    },
    sorts: {
      rank: [
        { column: 'things.rank', type: 'bigint', order: 'desc' },
        { column: 'things.at', type: 'timestamptz' },
      ],
      at: [{ column: 'things.at', type: 'timestamptz' }],
    },
    defaultSort: { by: 'rank', order: 'asc' },
  });

const thing = fc.record({
  rank: fc.integer({ min: 1, max: 3 }),
  // Many rows have the same time, to the microsecond.
  at: fc.constantFrom('2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '2026-01-02'),
});

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const bySort = {
  rank: (one: Thing, other: Thing) => other.rank - one.rank || compare(one.at, other.at),
  at: (one: Thing, other: Thing) => compare(one.at, other.at),
};

it('reads each row once and in order, by pages of any size and in any sort order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(thing, { maxLength: 12 }),
      fc.constantFrom('rank' as const, 'at' as const),
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.integer({ min: 1, max: 5 }),
      async (made, by, order, take) => {
        const things = made.map((one) => ({ ...one, id: newId() }));
        const list = listOf(things);
        const sort = { by, order };
        const read: string[] = [];
        const starts: number[] = [];
        let back: string | null = null;
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page = await list.readPage(context, { sort, take, cursor });
          expect(page.items.length).toBeLessThanOrEqual(take);
          expect(page.start).toBe(read.length + 1);
          expect(page.previousCursor === null).toBe(read.length === 0);
          read.push(...page.items.map(({ id }) => id));
          starts.push(page.start);
          cursor = page.nextCursor;
          back = page.previousCursor;
        }
        while (back !== null) {
          starts.pop();
          const page = await list.readPage(context, { sort, take, cursor: back });
          const start = starts.at(-1) ?? 0;
          expect(page.start).toBe(start);
          expect(page.items.map(({ id }) => id)).toEqual(read.slice(start - 1, start - 1 + take));
          back = page.previousCursor;
        }
        const sign = order === 'asc' ? 1 : -1;
        const sorted = things.toSorted(
          (one, other) => sign * (bySort[by](one, other) || compare(one.id, other.id)),
        );
        expect(read).toEqual(sorted.map(({ id }) => id));
        const [some] = things;
        if (!some) return;
        const where = { rank: some.rank };
        const alike = things.filter(({ rank }) => rank === some.rank);
        expect((await list.countRows(database.db, where)).count).toBe(alike.length);
        expect(await list.countRowsOfEach(database.db, [{}, where])).toEqual([
          { count: things.length, isMore: false },
          { count: alike.length, isMore: false },
        ]);
        const streamed: string[] = [];
        for await (const rows of list.streamRows(database.db, { sort, most: 3 })) {
          streamed.push(...rows.map(({ id }) => id));
        }
        expect(streamed).toEqual(read.slice(0, 3));
      },
    ),
    { numRuns: 40 },
  );
});

it('starts from the beginning with the cursor of another sort', async () => {
  const things = [1, 2, 3].map((rank) => ({ id: newId(), rank, at: `2026-01-0${rank}` }));
  const list = listOf(things);
  const first = await list.readPage(context, { sort: { by: 'at', order: 'asc' }, take: 1 });
  const other = { sort: { by: 'at', order: 'desc' }, take: 1 } as const;
  const page = await list.readPage(context, { ...other, cursor: first.nextCursor ?? '' });
  expect(page.items.map(({ rank }) => rank)).toEqual([3]);
});

it('shows the full first page when a page back is no longer full', async () => {
  const things = [1, 2, 3, 4].map((rank) => ({ id: newId(), rank, at: `2026-01-0${rank}` }));
  const sort = { by: 'at', order: 'asc' } as const;
  const first = await listOf(things).readPage(context, { sort, take: 2 });
  const second = await listOf(things).readPage(context, {
    sort,
    take: 2,
    cursor: first.nextCursor ?? '',
  });
  const back = { sort, take: 2, cursor: second.previousCursor ?? '' };
  const page = await listOf(things.slice(1)).readPage(context, back);
  expect(page.items.map(({ rank }) => rank)).toEqual([2, 3]);
  expect(page).toMatchObject({ start: 1, previousCursor: null });
});
