import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '~/observability/logger';
import { ensureLogin, wholeApplication } from './application-login';
import { connect } from './connection';
import { findExcessRights, findForeignGroups } from './excess-rights';
import { requirePlainLogin } from './require-plain-login';
import { groupOf, loginKinds, readByRealtime, type LoginKind } from './rights';
import { makeUser } from './testing';
import { openTestDatabase } from './testing/open-test-context';

const database = await openTestDatabase();

const loginAs = (name: string, password: string) => {
  const url = new URL(database.ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
};

describe('the login of the processes', () => {
  it('owns nothing and cannot become a role that does', async () => {
    expect(await findExcessRights(database.db)).toEqual([]);
    const { rows } = await database.owner.raw<{ rows: { owner: string }[] }>(
      "select tableowner as owner from pg_tables where tablename = 'ledger_entries'",
    );
    const owner = rows[0]?.owner ?? '';
    await expect(database.db.raw('set role ??', [owner])).rejects.toThrow(/permission denied/);
    await expect(database.db.raw('set session authorization ??', [owner])).rejects.toThrow(
      /permission denied/,
    );
    await database.db.raw('reset role');
    await expect(database.db('ledger_entries').delete()).rejects.toThrow(/permission denied/);
  });

  it.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_transfers set reason = reason',
    'delete from ledger_transfers',
    'alter table ledger_entries disable trigger all',
    'drop trigger ledger_entries_append_only on ledger_entries',
    'set session_replication_role = replica',
    "update accounts set state = 'active'",
    "insert into accounts (id, email) values (gen_random_uuid(), 'taken@example.com')",
    'delete from session_owners',
    'alter table users add column taken text',
    'alter view accounts rename to taken',
    'create table taken (id int)',
    'create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'delete from knex_migrations',
    'create role taken',
    'grant nocturne_app to current_user',
  ])('may not: %s', async (statement) => {
    await expect(database.db.raw(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0LP01)$/) as string,
    });
  });

  it('is made once, as the owner, and given a new password when the address has one', async () => {
    const name = `login_${process.pid}`;
    try {
      expect(
        await ensureLogin(database.owner, loginAs(name, 'first%20one'), wholeApplication),
      ).toBe(true);
      expect(await ensureLogin(database.owner, loginAs(name, "sec'?ond"), groupOf('staff'))).toBe(
        true,
      );
      const db = connect({ url: loginAs(name, "sec'?ond"), pool: 1 });
      expect(await db('users').select('id')).toEqual([]);
      expect(await findExcessRights(db)).toEqual([]);
      await db.destroy();
    } finally {
      await database.owner.raw('drop role if exists ??', [name]);
    }
  });

  it('is left unchanged when the owner does everything', async () => {
    expect(await ensureLogin(database.owner, database.ownerUrl, wholeApplication)).toBe(false);
  });
});

/** Statements with the kinds of logins that may execute them. */
const forbidden: [statement: string, allowed: readonly LoginKind[]][] = [
  ['update ledger_accounts set balance = balance + 5000', []],
  ["insert into ledger_accounts (id, kind, owner_id, balance) values (:id, 'person', :id, 9)", []],
  ["insert into ledger_transfers (id, idempotency_key, reason) values (:id, 'k', 'seed')", []],
  ['insert into ledger_entries (transfer_id, account_id, amount) values (:id, :id, 5)', []],
  ['update token_lots set remaining = remaining + 5000', []],
  [
    `insert into token_lots (id, account_id, kind, size, remaining, created_at)
       values (:id, :id, 'granted', 5, 5, now())`,
    [],
  ],
  ['insert into ledger_snapshots (account_id, last_entry_id, total) values (:id, 1, 5000)', []],
  ['lock table ledger_transfers in share row exclusive mode', []],
  ["insert into closed_months (month, closed_at, closed_by) values ('2026-01', now(), 'me')", []],
  ["select close_month('2026-01', 'me', now())", ['staff']],
  ["select take_ledger_snapshots(now() - interval '2 hours')", ['worker', 'staff']],
  ["insert into staff (id, email, role) values (:id, 'me@example.com', 'superAdmin')", ['staff']],
  ["update staff set role = 'superAdmin'", ['staff']],
  ["update users set password_hash = 'mine'", ['web', 'staff']],
  [
    'insert into sessions (id, user_id, actor_id, expires_at) select :id, id, id, now() from users',
    ['web', 'staff'],
  ],
  ['delete from payments', ['worker']],
  ['delete from orders', ['worker']],
  ['delete from users', ['worker', 'staff']],
  ["insert into settings (key, value) values ('token_value_minor', '1')", ['staff']],
  ["select write_gamification_setting('wheel_off_countries', '[]')", ['web', 'staff']],
  ['update gamification_tasks set goal = goal', ['web', 'staff']],
  ['update gamification_rewards set xp = xp + 5000', []],
  ['update subscription_plans set id = id', ['staff']],
  ['delete from outbox', ['worker', 'staff']],
  ['update relay_leases set epoch = epoch + 1', ['worker']],
  ['create temporary table taken (id int)', []],
  ['select lo_create(0)', []],
  ["select lo_from_bytea(0, 'x')", []],
];

describe('the login of a process', () => {
  it.each(loginKinds)(
    'has the rights that %s needs from a list, and no others from it',
    async (kind) => {
      await makeUser(database.db);
      const db = connect({ url: database.urlOf(kind), pool: 1 });
      onTestFinished(() => db.destroy());
      expect(await findExcessRights(db)).toEqual([]);
      expect(await findForeignGroups(db, kind)).toEqual([]);
      for (const [statement, allowed] of forbidden) {
        const trx = await db.transaction();
        const refused = await trx
          .raw(statement, statement.includes(':id') ? { id: randomUUID() } : {})
          .then(
            () => null,
            (error: { code?: string }) => error.code,
          );
        await trx.rollback();
        expect.soft([statement, refused === '42501']).toEqual([statement, !allowed.includes(kind)]);
      }
    },
  );

  it('reads the data that a gateway needs, and writes only which token has arrived', async () => {
    const db = connect({ url: database.urlOf('realtime'), pool: 1 });
    onTestFinished(() => db.destroy());
    const { rows } = await db.raw<{ rows: { name: string; rights: string }[] }>(
      `select c.relname as name, string_agg(privilege, ' ' order by privilege) as rights
         from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) as privilege
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
          and (has_table_privilege(c.oid, privilege)
               or privilege <> 'delete' and has_any_column_privilege(c.oid, privilege))
        group by 1 order by 1`,
    );
    expect(rows).toEqual(
      readByRealtime.map((name) => ({
        name,
        rights: name === 'sessions' ? 'select update' : 'select',
      })),
    );
  });
});

describe('a process that signs in as the owner', () => {
  const logger = createLogger({ process: 'test', level: 'silent' });

  it('exits in production, and continues with a warning elsewhere', async () => {
    const { owner, db } = database;
    const refuse = vi.fn();
    await requirePlainLogin({ db: owner, kind: 'web', deployment: 'demo', logger, refuse });
    await requirePlainLogin({ db, kind: 'web', deployment: 'production', logger, refuse });
    expect(refuse).not.toHaveBeenCalled();
    await requirePlainLogin({ db: owner, kind: 'web', deployment: 'production', logger, refuse });
    expect(refuse).toHaveBeenCalledOnce();
  });

  it('is informed of its excess rights', async () => {
    expect(await findExcessRights(database.owner)).toContain(
      'owns what is in the database, or can become who does',
    );
  });

  it('starts while the database cannot be reached', async () => {
    const unreachable = connect({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    const refuse = vi.fn();
    await requirePlainLogin({
      db: unreachable,
      kind: 'web',
      deployment: 'production',
      logger,
      refuse,
    });
    await unreachable.destroy();
    expect(refuse).not.toHaveBeenCalled();
  });
});
