import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { connect } from '../connection';
import { longLimits, usualLimits } from '../connection-limits';
import type { LoginKind } from '../rights';
import { applicationUrl, loginUrl } from './application-url';
import { templateDatabase } from './template';

export interface TestDatabase {
  /** Signed in as a login that has the rights of all processes and commands, and owns nothing. */
  db: Knex;
  /** Signed in as the owner, for actions that only a test may perform. */
  owner: Knex;
  /** The address for the login of `db`. */
  url: string;
  /** Returns the address for the login of one process, or of staff. */
  urlOf(kind: LoginKind): string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * The size of the tests' pools. With one connection, code that holds it and waits for another one
 * fails (0032).
 */
const pool = process.env.NOCTURNE_POOLS === 'one' ? 1 : 20;

/**
 * As in production, except that a transaction may be idle for longer: the first hook that a test runs
 * loads its subscribers during a transaction.
 */
const limits = { ...usualLimits, idleTransactionMs: 60_000 };

/**
 * Chooses the faster way to copy the template. Copying its files takes two thirds of the time of
 * logging its pages, but it makes checkpoints, which take seconds on a server that waits for its disk.
 */
async function quickestCopy(admin: Knex): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await admin.raw<{ rows: { fsync: string }[] }>('show fsync');
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
}

/** Creates a fresh database from the migrated template, in about 50 ms. Drop it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = templateDatabase();
  const name = `nocturne_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const admin = connect({ url: adminUrl, pool: 2, limits: longLimits });
  await admin.raw(`create database ?? template ?? strategy ${await quickestCopy(admin)}`, [
    name,
    template,
  ]);
  // `applyRights` revokes this in the template; a copy does not inherit rights on the database.
  await admin.raw('revoke temporary on database ?? from public', [name]);
  await admin.destroy();
  const ownerUrl = new URL(adminUrl);
  ownerUrl.pathname = `/${name}`;
  const url = applicationUrl(ownerUrl.href);
  const db = connect({ url, pool, limits });
  const owner = connect({ url: ownerUrl.href, pool: 4, limits: longLimits });
  return {
    db,
    owner,
    url,
    urlOf: (kind) => loginUrl(ownerUrl.href, kind),
    ownerUrl: ownerUrl.href,
    async drop() {
      await db.destroy();
      await owner.destroy();
      const closing = connect({ url: adminUrl, pool: 2, limits: longLimits });
      await closing.raw('drop database if exists ?? with (force)', [name]);
      await closing.destroy();
    },
  };
}
