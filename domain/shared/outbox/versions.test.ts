import * as fc from 'fast-check';
import * as z from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { announce } from './announce';
import { defineEvent } from './event';
import { newId } from '../ids';
import { transact } from '../transactions/transact';

const { database, context } = await openTestContext();
const happened = defineEvent('test.happened', z.object({}));

beforeAll(async () => {
  // A delay between the last statement and the commit, so that transactions may overtake one another.
  await database.owner.raw(`
    create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(random() * 0.004); return null; end $$;
    create constraint trigger dawdling after insert on outbox deferrable initially deferred
      for each row execute function dawdle()`);
});

const about = (aggregateId: string) => ({ personId: null, aggregateId });
const announceAll = (aggregates: string[]) =>
  transact(context, async (trx) => {
    // A statement before the announcement, as in a use case.
    await trx.raw('select 1');
    for (const id of aggregates) announce(trx, happened, about(id), {});
  });

/** Returns the new versions of each aggregate in the order in which they become visible. */
async function watch(
  aggregates: string[],
  work: Promise<unknown>,
): Promise<Map<string, number[][]>> {
  const seen = new Map<string, number[][]>(aggregates.map((id) => [id, []]));
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  for (let isLast = false; !isLast;) {
    isLast = isDone;
    const rows: { aggregate_id: string; version: number }[] = await database
      .db('outbox')
      .whereIn('aggregate_id', aggregates)
      .orderBy('id')
      .select('aggregate_id', 'version');
    for (const [id, sights] of seen) {
      const seenVersions = new Set(sights.flat());
      const news = rows
        .filter((row) => row.aggregate_id === id && !seenVersions.has(row.version))
        .map(({ version }) => version);
      if (news.length > 0) sights.push(news);
    }
  }
  await done;
  return seen;
}

describe('the versions of an aggregate', () => {
  it('grow in the order in which its transactions commit, however many run at once', async () => {
    const transactions = fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(transactions, async (lists) => {
        const aggregates = [newId(), newId(), newId()];
        const named = lists.map((list) => list.map((place) => aggregates[place] ?? ''));
        const seen = await watch(aggregates, Promise.all(named.map(announceAll)));
        for (const [id, sights] of seen) {
          const versions = sights.flat();
          expect(versions).toHaveLength(named.flat().filter((one) => one === id).length);
          expect(new Set(versions).size).toBe(versions.length);
          expect(versions).toEqual([...versions].sort((one, other) => one - other));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('follow the versions that older releases took from the clock', async () => {
    const id = newId();
    await announceAll([id]);
    const [row] = await database.db('outbox').where({ aggregate_id: id }).select('version');
    expect(row?.version).toBeGreaterThan(Date.UTC(2033, 0));
  });

  it('wait for no aggregate but their own', async () => {
    const [one, other] = [newId(), newId()];
    const holder = await database.db.transaction();
    await holder.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [one]);
    const waiting = announceAll([one, other]);
    await announceAll([newId()]);
    expect(await database.db('outbox').where({ aggregate_id: one })).toEqual([]);
    await holder.rollback();
    await waiting;
    expect(await database.db('outbox').where({ aggregate_id: one })).toHaveLength(1);
  });
});
