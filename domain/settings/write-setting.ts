import type { Knex } from 'knex';
import { settingsSchema, type Settings } from './schema';

/** Stores one setting; throws a ZodError when the value does not fit and then changes nothing. */
export async function writeSetting<Key extends keyof Settings>(
  db: Knex,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  settingsSchema.shape[key].parse(value);
  await db('settings')
    .insert({ key, value: JSON.stringify(value), updated_at: db.fn.now() })
    .onConflict('key')
    .merge();
}
