import type { Knex } from 'knex';
import { heldTransaction } from '~/db/connection';

interface Reading<Value> {
  until: number;
  value: Promise<Value>;
  isOver: boolean;
}

/**
 * Returns a function that reads a rarely changing value at most once per interval and process. In a
 * transaction it reads over that connection and does not wait for a read in progress, which may itself wait
 * for a connection that the waiting callers hold. Errors are passed to all waiting callers and not cached.
 */
export function readSeldom<Value>(
  keptMs: number,
  read: (db: Knex) => Promise<Value>,
): (db: Knex) => Promise<Value> {
  const readings = new WeakMap<Knex, Reading<Value>>();
  return (db) => {
    const trx = heldTransaction(db);
    const cached = readings.get(db);
    const isFresh = cached !== undefined && cached.until > Date.now();
    if (isFresh && (cached.isOver || !trx)) return cached.value;
    const until = Date.now() + keptMs;
    const value = read(trx ?? db);
    const keep = (isOver: boolean) => readings.set(db, { until, value, isOver });
    // A transaction may already have failed, so others do not share its read until it succeeds.
    if (!trx) keep(false);
    value.then(
      () => keep(true),
      () => readings.get(db)?.value === value && readings.delete(db),
    );
    return value;
  };
}
