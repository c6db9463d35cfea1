import { afterEach, expect, it } from 'vitest';
import { addConstraint, buildIndex } from './change-online';
import { connect, type Knex } from './connection';
import { migrationLimits } from './connection-limits';
import { migrateDatabase } from './migrate-database';
import { migrationSource } from './migrations/index';
import { makeUser } from './testing';
import { openTestDatabase } from './testing/open-test-context';

const database = await openTestDatabase();
afterEach(() => database.owner('knex_migrations').where('name', 'like', '9%').delete());

/** Returns the existing migrations and one more. */
const withOne = (
  name: string,
  migration: Partial<Knex.Migration> & { config?: { transaction: boolean } },
) => ({
  getMigrations: async () => [...(await migrationSource.getMigrations([])), name],
  getMigrationName: (one: string) => one,
  getMigration: (one: string) =>
    one === name
      ? Promise.resolve({
          up: () => Promise.resolve(),
          down: () => Promise.resolve(),
          ...migration,
        })
      : migrationSource.getMigration(one),
});

const hurried = { ...migrationLimits, lockMs: 50 };

it('waits for a lock a short time only, and tries again after a pause', async () => {
  const db = connect({ url: database.ownerUrl, pool: 3, limits: hurried });
  const holder = await database.owner.transaction();
  await holder.raw('lock table users in access share mode');
  let pauses = 0;
  const done = await migrateDatabase(db, {
    source: withOne('9001-add-probe', {
      up: (knex) => knex.raw('alter table users add column probe text'),
    }),
    async pause() {
      // A query that queued behind it has continued meanwhile.
      expect(await database.db('users').select('id')).toEqual([]);
      pauses += 1;
      if (pauses === 2) await holder.rollback();
    },
  });
  await db.destroy();
  expect([done, pauses]).toEqual([['9001-add-probe'], 2]);
});

it('gives up on a lock that stays taken, and changes nothing', async () => {
  const db = connect({ url: database.ownerUrl, pool: 3, limits: hurried });
  const holder = await database.owner.transaction();
  await holder.raw('lock table users in access share mode');
  const migrating = migrateDatabase(db, {
    source: withOne('9002-add-another', {
      async up(knex) {
        await knex.raw('create table never (id uuid)');
        await knex.raw('alter table users add column never text');
      },
    }),
    tries: 2,
    pause: () => Promise.resolve(),
  });
  await expect(migrating).rejects.toMatchObject({ code: '55P03' });
  await holder.rollback();
  await db.destroy();
  expect(await database.owner.schema.hasTable('never')).toBe(false);
});

it('rebuilds an interrupted index, and validates a constraint that is not validated yet', async () => {
  for (const nickName of ['Ada', 'Ada', 'x']) await makeUser(database.db, { nickName });
  const change = withOne('9003-change-online', {
    config: { transaction: false },
    async up(knex) {
      await buildIndex(knex, 'create unique index users_probe on users (nick_name)');
      await addConstraint(knex, {
        table: 'users',
        name: 'users_probe_long',
        definition: 'check (length(nick_name) > 1)',
      });
    },
  });
  const migrate = () => migrateDatabase(database.owner, { source: change });
  await expect(migrate()).rejects.toMatchObject({ code: '23505' });
  await database.owner('users').where({ nick_name: 'Ada' }).update({ nick_name: null });
  await expect(migrate()).rejects.toMatchObject({ code: '23514' });
  await database.owner('users').where({ nick_name: 'x' }).update({ nick_name: 'xyz' });
  expect(await migrate()).toEqual(['9003-change-online']);
  const { rows } = await database.owner.raw(
    `select indisvalid, convalidated from pg_index, pg_constraint
      where indexrelid = 'users_probe'::regclass and conname = 'users_probe_long'`,
  );
  expect(rows).toEqual([{ indisvalid: true, convalidated: true }]);
});

it('builds an index of a partitioned table partition by partition', async () => {
  await database.owner.raw(`
    create table halves (id int, word text) partition by hash (id);
    create schema parts;
    create table parts.even partition of halves for values with (modulus 2, remainder 0);
    create table parts.odd partition of halves for values with (modulus 2, remainder 1);
    -- Of an attempt that was broken off.
    create index halves_word on only halves (word);
    create index even_halves_word on parts.even (word);
    alter index halves_word attach partition parts.even_halves_word;
  `);
  await buildIndex(database.owner, 'create index halves_word on halves (word)');
  const { rows } = await database.owner.raw(
    `select relid::text as name, indisvalid as is_whole
       from pg_partition_tree('halves_word') join pg_index on indexrelid = relid order by 1`,
  );
  expect(rows).toEqual([
    { name: 'halves_word', is_whole: true },
    { name: 'parts.even_halves_word', is_whole: true },
    { name: 'parts.odd_halves_word', is_whole: true },
  ]);
});

it('continues after one that was killed', async () => {
  await database.owner('knex_migrations_lock').update({ is_locked: 1 });
  const done = await migrateDatabase(database.owner, { source: withOne('9004-nothing', {}) });
  expect(done).toEqual(['9004-nothing']);
});
