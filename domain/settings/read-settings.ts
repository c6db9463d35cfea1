import type { Knex } from 'knex';
import type { AreaSettings, StoredSettings } from '../shared/define-settings';
import { readSeldom } from '../shared/reading/read-seldom';

/** How long a process may act on a setting that staff have just changed. */
const cacheMs = 2000;

/**
 * An area's settings: what the table holds, defaults for the rest. Read from the database at most
 * every two seconds per process. A stored value that does not fit its schema throws.
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
