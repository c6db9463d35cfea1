import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeSchema } from './describe-schema';
import { migrateDatabase } from './migrate-database';
import { migrationSource } from './migrations/index';
import { createTestDatabase, makeUser, type TestDatabase } from './testing';
import { openTestDatabase } from './testing/open-test-context';

const whole = await openTestDatabase();
let early: TestDatabase;

beforeAll(async () => {
  early = await createTestDatabase();
});
afterAll(() => early.drop());

/** Sets the recorded migrations to those of a release before the baseline. */
async function standAt(names: string[]): Promise<void> {
  await early.owner('knex_migrations').delete();
  await early
    .owner('knex_migrations')
    .insert(names.map((name) => ({ name, batch: 1, migration_time: new Date() })));
}
const namesOf = (database: TestDatabase) =>
  database.owner('knex_migrations').orderBy('id').pluck<string[]>('name');

it('makes an empty database', async () => {
  await early.owner.raw('drop schema public, partitions cascade; create schema public');
  expect(await migrateDatabase(early.owner)).toEqual(await migrationSource.getMigrations([]));
  expect(await describeSchema(early.owner)).toBe(await describeSchema(whole.owner));
});

it('notes the baseline in a database that the migrations before it made', async () => {
  const later = (await namesOf(early)).slice(1);
  const { id } = await makeUser(early.db);
  await standAt(['0001-create-people', '0231-keep-gists-of-calls', ...later]);
  expect(await migrateDatabase(early.owner)).toEqual([]);
  expect(await namesOf(early)).toEqual(await migrationSource.getMigrations([]));
  expect(await early.db('users').pluck('id')).toEqual([id]);
});

it('refuses a database from before the baseline, and leaves it unchanged', async () => {
  const names = ['0001-create-people', '0190-group-flags'];
  await standAt(names);
  await expect(migrateDatabase(early.owner)).rejects.toThrow(
    'stands at 0190-group-flags, of a release before 0.1. Migrate it first with release 0.1',
  );
  expect(await namesOf(early)).toEqual(names);
});
