import type { Knex } from 'knex';
import type { AreaSettings, StoredSettings } from '../shared/define-settings';

/** How long a process may act on a setting that staff have just changed. */
const cacheMs = 2000;

const cached = new WeakMap<Knex, { until: number; stored: Promise<StoredSettings> }>();

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
  const known = cached.get(db);
  if (known && known.until > Date.now()) return known.stored;
  const stored = loadStored(trx);
  cached.set(db, { until: Date.now() + cacheMs, stored });
  stored.catch(() => cached.delete(db));
  return stored;
}

async function loadStored(db: Knex): Promise<StoredSettings> {
  const rows = await db('settings').select('key', 'value');
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
