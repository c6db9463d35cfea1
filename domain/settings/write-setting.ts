import type { Knex } from 'knex';
import { settingsSchema, type Settings } from './schema';

/** Stores one setting; throws a ZodError when the value does not fit and then changes nothing. */
export async function writeSetting(db: Knex, key: keyof Settings, value: unknown): Promise<void> {
  const fitting = settingsSchema.shape[key].parse(value);
  await db('settings')
    .insert({ key, value: JSON.stringify(fitting), updated_at: db.fn.now() })
    .onConflict('key')
    .merge();
}
