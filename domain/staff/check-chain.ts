import type { Knex } from 'knex';
import type { StaffChainChecksRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

/** The number of rows per statement. */
const batch = 10_000;
const checkEverySeconds = 24 * 3600;

export type ChainCheck = Pick<
  StaffChainChecksRow,
  'checked_at' | 'last_place' | 'last_hash' | 'broken_at'
>;

/** Checks the chain if the last check is a day ago; returns the result, or null if it is not due. */
export async function checkChainWhenDue(context: DomainContext): Promise<ChainCheck | null> {
  const last = await findLastCheck(context.db);
  const due = new Date(context.now().getTime() - checkEverySeconds * 1000);
  return last && last.checked_at > due ? null : checkChain(context);
}

/**
 * Checks the hash chain of the action log: each row's hash over the previous one, that no place is missing,
 * and that the end found by the last check is still there. Stores the result.
 */
async function checkChain(context: DomainContext): Promise<ChainCheck> {
  const { db } = context;
  const last = await findLastCheck(db);
  const end = await db('staff_actions')
    .whereNotNull('place')
    .orderBy('place', 'desc')
    .first('place', 'hash');
  let brokenAt: number | null = null;
  const until = end?.place ?? 0;
  for (let from = 1; from <= until && brokenAt === null; from += batch) {
    brokenAt = await findBreak(db, from, Math.min(until, from + batch - 1));
  }
  brokenAt ??= await findLostEnd(db, last);
  const check = {
    checked_at: context.now(),
    last_place: end?.place ?? null,
    last_hash: end?.hash ?? null,
    broken_at: brokenAt,
  };
  await db('staff_chain_checks').insert({ id: newId(), ...check });
  return check;
}

/** Returns the result of the last check; undefined before the first. */
export async function findLastCheck(db: Knex): Promise<ChainCheck | undefined> {
  return db('staff_chain_checks')
    .orderBy('checked_at', 'desc')
    .first('checked_at', 'last_place', 'last_hash', 'broken_at');
}

/** Returns the first place between two at which a row is missing or does not have its hash. */
async function findBreak(db: Knex, from: number, to: number): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { place: string }[] }>(
    `select expected.place::text as place
       from generate_series(?::bigint, ?::bigint) as expected (place)
       left join staff_actions as action on action.place = expected.place
       left join staff_actions as previous on previous.place = expected.place - 1
      where (action.hash = hash_staff_action(coalesce(previous.hash, ''::bytea), action))
            is not true
      order by expected.place limit 1`,
    [from, to],
  );
  return rows[0] ? Number(rows[0].place) : null;
}

/** Returns the place that the last check found at the end if its row was removed or changed since. */
async function findLostEnd(db: Knex, last: ChainCheck | undefined): Promise<number | null> {
  if (!last?.last_place || !last.last_hash) return null;
  const row = await db('staff_actions').where({ place: last.last_place }).first('hash');
  return row?.hash?.equals(last.last_hash) === true ? null : last.last_place;
}
