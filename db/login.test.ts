import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '~/observability/logger';
import { ensureApplicationLogin } from './application-login';
import { connect } from './connection';
import { findExcessRights } from './excess-rights';
import { requirePlainLogin } from './require-plain-login';
import { openTestDatabase } from './testing/open-test-context';

const database = await openTestDatabase();

const loginAs = (name: string, password: string) => {
  const url = new URL(database.ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
};

describe('the login of the processes', () => {
  it('owns nothing and can become nobody who does', async () => {
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
      expect(await ensureApplicationLogin(database.owner, loginAs(name, 'first%20one'))).toBe(true);
      expect(await ensureApplicationLogin(database.owner, loginAs(name, "sec'?ond"))).toBe(true);
      const db = connect({ url: loginAs(name, "sec'?ond"), pool: 1 });
      expect(await db('users').select('id')).toEqual([]);
      expect(await findExcessRights(db)).toEqual([]);
      await db.destroy();
    } finally {
      await database.owner.raw('drop role if exists ??', [name]);
    }
  });

  it('is left alone where the owner does everything', async () => {
    expect(await ensureApplicationLogin(database.owner, database.ownerUrl)).toBe(false);
  });
});

describe('a process that signs in as the owner', () => {
  const logger = createLogger({ process: 'test', level: 'silent' });

  it('ends in production, and goes on with a warning elsewhere', async () => {
    const { owner, db } = database;
    const refuse = vi.fn();
    await requirePlainLogin({ db: owner, deployment: 'demo', logger, refuse });
    await requirePlainLogin({ db, deployment: 'production', logger, refuse });
    expect(refuse).not.toHaveBeenCalled();
    await requirePlainLogin({ db: owner, deployment: 'production', logger, refuse });
    expect(refuse).toHaveBeenCalledOnce();
  });

  it('is told of what it may too much', async () => {
    expect(await findExcessRights(database.owner)).toContain(
      'owns what is in the database, or can become who does',
    );
  });

  it('starts while the database is away', async () => {
    const away = connect({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
    const refuse = vi.fn();
    await requirePlainLogin({ db: away, deployment: 'production', logger, refuse });
    await away.destroy();
    expect(refuse).not.toHaveBeenCalled();
  });
});
