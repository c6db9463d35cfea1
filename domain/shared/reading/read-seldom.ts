import type { Knex } from 'knex';
import { heldTransaction } from '~/db/connection';

interface Reading<Value> {
  until: number;
  value: Promise<Value>;
  isOver: boolean;
}

/**
 * Reads what seldom changes at most every so many milliseconds per process. Within a transaction it is
 * read over that, and nobody else's reading is waited for: it may itself be waiting for a connection,
 * of which everybody who waits for it holds one. A failure is kept from nobody, and not kept.
 */
export function readSeldom<Value>(
  keptMs: number,
  read: (db: Knex) => Promise<Value>,
): (db: Knex) => Promise<Value> {
  const readings = new WeakMap<Knex, Reading<Value>>();
  return (db) => {
    const trx = heldTransaction(db);
    const known = readings.get(db);
    const isFresh = known !== undefined && known.until > Date.now();
    if (isFresh && (known.isOver || !trx)) return known.value;
    const until = Date.now() + keptMs;
    const value = read(trx ?? db);
    const keep = (isOver: boolean) => readings.set(db, { until, value, isOver });
    // A transaction may have failed already: what is read over it is nobody else's before it is there.
    if (!trx) keep(false);
    value.then(
      () => keep(true),
      () => readings.get(db)?.value === value && readings.delete(db),
    );
    return value;
  };
}
