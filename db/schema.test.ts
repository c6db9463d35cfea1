import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { personalData } from '~/domain/all-personal-data';
import { readAreas } from '../eslint/read-areas';
import { describeRows } from './describe-rows';
import { describeSchema } from './describe-schema';
import { migrateDatabase } from './migrate-database';
import { migrationSource } from './migrations/index';
import { createTestDatabase, type TestDatabase } from './testing';
import { openTestDatabase } from './testing/open-test-context';

const areas = readAreas();
const database = await openTestDatabase();

it('schema.sql matches the result of the migrations (npm run db:schema writes it)', async () => {
  const written = await readFile(new URL('./schema.sql', import.meta.url), 'utf8');
  expect(await describeSchema(database.owner)).toBe(written);
});

// The result is formatted, which takes a loaded machine a while.
it('rows.ts matches the row types of that schema (npm run db:schema writes it)', async () => {
  const written = await readFile(new URL('./rows.ts', import.meta.url), 'utf8');
  expect(await describeRows(database.owner, database.ownerUrl)).toBe(written);
}, 60_000);

it('the newest migrations can be taken back, as far as there is a way, and made again', async () => {
  const fresh = await createTestDatabase();
  const names = await migrationSource.getMigrations([]);
  const taken: string[] = [];
  while (await takeBack(fresh)) taken.unshift(names[names.length - 1 - taken.length] ?? '');
  expect(await migrateDatabase(fresh.owner)).toEqual(taken);
  expect(await describeSchema(fresh.owner)).toBe(await describeSchema(database.owner));
  await fresh.drop();
});

/**
 * Returns false if a migration reports that it cannot be reverted. Failing SQL is an error of the
 * migration.
 */
async function takeBack({ owner }: TestDatabase): Promise<boolean> {
  try {
    await owner.migrate.down({ migrationSource });
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    return false;
  }
}

it('every column that names a person is declared as personal data', async () => {
  const declared = new Set(
    personalData.flatMap(({ data }) => data).map(({ table, owner }) => `${table}.${owner}`),
  );
  /**
   * Columns of rows that are removed with a declared one, or that name a person only until they are
   * relayed.
   */
  const accountedFor = new Set([
    'chats.guest_id',
    'messages.sender_id',
    'outbox.person_id',
    'security_log.actor_id',
    'sessions.actor_id',
  ]);
  const { rows } = await database.owner.raw<{ rows: { place: string }[] }>(
    `select table_name || '.' || column_name as place
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name ~ '^(user|guest|person|sender|actor|owner|holder|owner_user|caller|attached_to_user|referred_user|referrer_user)_id$'`,
  );
  const undeclared = rows
    .map((row) => row.place)
    .filter((place) => !declared.has(place) && !accountedFor.has(place));
  expect(undeclared).toEqual([]);
});

it('every table with sealed words is declared as personal data', async () => {
  const declared = new Set(personalData.flatMap(({ data }) => data).map(({ table }) => table));
  const { rows } = await database.owner.raw<{ rows: { name: string }[] }>(
    `select distinct table_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like 'sealed\\_%'`,
  );
  /** Hold the words of a service until they are applied, within a minute. */
  const soonEmpty = ['identity_reports', 'service_callbacks'];
  const undeclared = rows.map(({ name }) => name).filter((name) => !declared.has(name));
  expect(undeclared).toEqual(soonEmpty);
});

it('a view reads nothing but tables of the area that publishes it', async () => {
  const { rows } = await database.owner.raw<{ rows: { view: string; reads: string }[] }>(
    `select distinct v.relname as view, t.relname as reads
       from pg_rewrite r
       join pg_class v on v.oid = r.ev_class and v.relkind = 'v'
       join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
       join pg_class t on t.oid = d.refobjid and t.oid <> v.oid
      where v.relnamespace = 'public'::regnamespace`,
  );
  /** The state of a model is that of its steps, each of which belongs to an area below. */
  const ofSeveral = 'model_states';
  const ofAnother = rows.filter(({ view, reads }) => {
    if (view === ofSeveral) return false;
    const publisher = Object.values(areas).find(({ views }) => views.includes(view));
    return !publisher?.tables.includes(reads);
  });
  expect(ofAnother).toEqual([]);
});

it('every table, view and function belongs to one area', async () => {
  const { rows } = await database.owner.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        and relname not like 'knex_migrations%'
     union all
     select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`,
  );
  const owned = Object.values(areas).flatMap(({ tables, views }) => [...tables, ...views]);
  expect(owned.sort()).toEqual(rows.map(({ name }) => name).sort());
});

it('no process writes through a view', async () => {
  const { rows } = await database.owner.raw(
    `select c.relname, privilege from pg_class c,
            unnest(array['insert', 'update', 'delete', 'truncate']) as held (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and has_table_privilege('nocturne_app', c.oid, privilege)`,
  );
  expect(rows).toEqual([]);
});

it('every foreign key has an index that serves it', async () => {
  const { rows } = await database.owner.raw<{ rows: { key: string }[] }>(
    `select c.relname || '.' || a.attname as key
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
       join pg_attribute first on first.attrelid = c.oid and first.attnum = k.conkey[1]
       -- Of a key that names a chat and something in it, the second tells which row.
       join pg_attribute a on a.attrelid = c.oid and a.attnum =
         k.conkey[case when first.attname = 'chat_id' then cardinality(k.conkey) else 1 end]
      where k.contype = 'f' and k.conparentid = 0 and not exists (
        select from pg_index i
         where i.indrelid = c.oid and i.indkey[0] = any(k.conkey)
           and a.attnum = any((i.indkey::int2[])[0:cardinality(k.conkey) - 1]))`,
  );
  /** Columns that are only used from the other side, and whose targets are never deleted. */
  const neverLookedUp = [
    'messages.transfer_id',
    'post_asset_unlocks.transfer_id',
    'post_unlocks.transfer_id',
    'token_reservations.closed_by',
    'token_reservations.transfer_id',
  ];
  expect(rows.map((row) => row.key).filter((key) => !neverLookedUp.includes(key))).toEqual([]);
});

it('no index is served by another of its table', async () => {
  const { rows } = await database.owner.raw<{ rows: { name: string; served: string }[] }>(
    `with indexes as (
       select c.relname as name, i.indrelid as of, i.indisunique as is_unique, c.relam as method,
              pg_get_expr(i.indpred, i.indrelid) as only,
              array(select pg_get_indexdef(i.indexrelid, place, false) || ' ' ||
                           i.indoption[place - 1] || ' ' || i.indcollation[place - 1] || ' ' ||
                           i.indclass[place - 1]
                      from generate_series(1, i.indnkeyatts) as place) as columns
         from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relnamespace = 'public'::regnamespace and not c.relispartition)
     select one.name, other.name as served
       from indexes one join indexes other
         on other.of = one.of and other.method = one.method and other.name <> one.name
        and one.columns = other.columns[1:cardinality(one.columns)]
        and (other.only is null or other.only is not distinct from one.only)
      where (not one.is_unique or one.columns = other.columns and other.is_unique)
        -- A list of what is still to be done holds few of the rows that another knows by their key.
        and not (one.only is not null and other.only is null and other.is_unique)
      order by 1`,
  );
  /** Indexes of the few open rows among many. */
  const worklists = [
    'generations_open',
    'payment_risk_decisions_open',
    'payments_review',
    'service_callbacks_waiting',
    'subscriptions_ends',
    'token_lots_open',
  ];
  expect(rows.filter(({ name }) => !worklists.includes(name))).toEqual([]);
});

it('every column that names a row has a foreign key, or a reason not to', async () => {
  const { rows } = await database.owner.raw<{ rows: { place: string }[] }>(
    `select c.relname || '.' || a.attname as place
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      where c.relnamespace = 'public'::regnamespace and a.atttypid = 'uuid'::regtype
        and a.attnum > 0 and not a.attisdropped and a.attname <> 'id'
        -- The ledger proves its rows by checks of its own, some of them without foreign keys.
        and c.relname !~ '^(ledger|token)_'
        and col_description(c.oid, a.attnum) is null
        and not exists (select from pg_constraint k
                         where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))`,
  );
  expect(rows.map(({ place }) => place)).toEqual([]);
});
