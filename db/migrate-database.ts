import type { Knex } from 'knex';
import { adoptBaseline } from './adopt-baseline';
import { migrationSource } from './migrations/index';

/** Runs the migrations that a database has not had, in their order, and returns their names. */
export async function migrateDatabase(db: Knex): Promise<string[]> {
  await adoptBaseline(db);
  const [, names] = (await db.migrate.latest({ migrationSource })) as [number, string[]];
  return names;
}
