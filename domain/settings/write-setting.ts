import type { Knex } from 'knex';
import type { SettingsShape } from '../shared/define-settings';

/** Stores one setting of an area; throws and changes nothing when the value does not fit. */
export async function writeSetting<Shape extends SettingsShape>(
  db: Knex,
  { shape }: { shape: Shape },
  key: keyof Shape & string,
  value: unknown,
): Promise<void> {
  const fitting = shape[key]?.parse(value);
  await db('settings')
    .insert({ key, value: JSON.stringify(fitting), updated_at: db.fn.now() })
    .onConflict('key')
    .merge();
}
