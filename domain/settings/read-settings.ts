import type { Knex } from 'knex';
import type { AreaSettings, StoredSettings } from '../shared/define-settings';

/** How long a process may act on a setting that staff have just changed. */
const cacheMs = 2000;

interface Reading {
  until: number;
  stored: Promise<StoredSettings>;
  isOver: boolean;
}

const cached = new WeakMap<Knex, Reading>();

/**
 * An area's settings: what the table holds, defaults for the rest. Read from the database at most
 * every two seconds per process, over a transaction's connection if one is given: whoever holds
 * one must not wait for another. A stored value that does not fit its schema throws.
 */
export async function readSettings<Values>(
  db: Knex,
  settings: AreaSettings<Values>,
  trx: Knex = db,
): Promise<Values> {
  return settings.parse(await readStored(db, trx));
}

function readStored(db: Knex, trx: Knex): Promise<StoredSettings> {
  // What somebody else is reading may wait for the very connection that is held here.
  const holdsConnection = trx !== db;
  const known = cached.get(db);
  const isFresh = known !== undefined && known.until > Date.now();
  if (isFresh && (known.isOver || !holdsConnection)) return known.stored;
  const stored = loadStored(trx);
  const reading = { until: Date.now() + cacheMs, stored, isOver: false };
  cached.set(db, reading);
  stored.then(
    () => (reading.isOver = true),
    () => cached.get(db) === reading && cached.delete(db),
  );
  return stored;
}

async function loadStored(db: Knex): Promise<StoredSettings> {
  const rows = await db('settings').select('key', 'value');
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
