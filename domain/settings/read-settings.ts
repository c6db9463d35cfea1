import type { Knex } from 'knex';
import { settingsSchema, type Settings } from './schema';

export type { Settings };

/** How long a process may act on a setting that staff have just changed. */
const cacheMs = 2000;
const cached = new WeakMap<Knex, { until: number; settings: Promise<Settings> }>();

/**
 * All settings: what the table holds, defaults for the rest. Read from the database at most every
 * two seconds per process. A stored value that does not fit its schema throws.
 */
export function readSettings(db: Knex): Promise<Settings> {
  const known = cached.get(db);
  if (known && known.until > Date.now()) return known.settings;
  const settings = loadSettings(db);
  cached.set(db, { until: Date.now() + cacheMs, settings });
  settings.catch(() => cached.delete(db));
  return settings;
}

async function loadSettings(db: Knex): Promise<Settings> {
  const rows = await db('settings').select<{ key: string; value: unknown }[]>('key', 'value');
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
