import type { Knex } from 'knex';
import type { AreaSettings, StoredSettings } from '../shared/define-settings';
import { readSeldom } from '../shared/reading/read-seldom';

/** The milliseconds for which a process may use a setting after staff changed it. */
const cacheMs = 2000;

/**
 * Returns an area's settings: stored values, or defaults. Each process reads the database at most every two
 * seconds. Throws for a stored value that does not fit its schema.
 */
export async function readSettings<Values>(
  db: Knex,
  settings: AreaSettings<Values>,
): Promise<Values> {
  return settings.parse(await readStored(db));
}

const readStored = readSeldom(cacheMs, async (db): Promise<StoredSettings> => {
  const rows = await db('settings').select('key', 'value');
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
});
