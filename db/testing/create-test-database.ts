import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { connect } from '../connection';
import { longLimits, usualLimits } from '../connection-limits';
import type { LoginKind } from '../rights';
import { applicationUrl, loginUrl } from './application-url';
import { templateDatabase } from './template';

export interface TestDatabase {
  /** Signed in as a login that may what all processes and commands may, and owns nothing. */
  db: Knex;
  /** Signed in as the owner, for what only a test may do. */
  owner: Knex;
  /** For the login of `db`. */
  url: string;
  /** For the login of one process, or of staff. */
  urlOf(kind: LoginKind): string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** Of the tests' pools; of one, whoever holds a connection and waits for another waits in vain (0032). */
const pool = process.env.NOCTURNE_POOLS === 'one' ? 1 : 20;

/**
 * As in production, save that a transaction may stand still for longer: the first hook that a test runs
 * loads its subscribers in the midst of one.
 */
const limits = { ...usualLimits, idleTransactionMs: 60_000 };

/**
 * Copying the template's files takes two thirds of what logging its pages does, but makes checkpoints,
 * which take seconds on a server that waits for its disk.
 */
async function quickestCopy(admin: Knex): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await admin.raw<{ rows: { fsync: string }[] }>('show fsync');
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
}

/** A fresh database cloned from the migrated template; costs some 50 ms. Drop it in afterAll. */
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
