import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Knex } from 'knex';
import { adoptBaseline } from './adopt-baseline';
import { migrationSource } from './migrations/index';

interface Ways {
  source?: Knex.MigrationSource<string>;
  /** The maximum number of attempts at a migration that cannot get a lock. */
  tries?: number;
  /** Waits between two attempts, so that the statements queued behind it continue. */
  pause?: () => Promise<unknown>;
}

/** The SQLSTATEs of a lock time-out and of a deadlock. */
const lostLocks = new Set(['55P03', '40P01']);
const pauseMs = 1_000;
/** Any number that no other advisory lock of this database uses. */
const oneAtATime = 7_160_002;

/**
 * Runs the missing migrations of a database one after another, each in its own transaction, and returns
 * their names. A migration that gets no lock within the connection's lock time-out, which limits how long
 * others queue behind it, is repeated after a pause. Throws for a database that is not yet at the baseline,
 * and if a lock is never granted.
 */
export async function migrateDatabase(db: Knex, ways: Ways = {}): Promise<string[]> {
  const { source = migrationSource, tries = 60, pause = () => sleep(pauseMs) } = ways;
  return alone(db, pause, async () => {
    await adoptBaseline(db);
    const done: string[] = [];
    for (;;) {
      const name = await retryLocks(() => runNext(db, source), tries, pause);
      if (name === undefined) return done;
      done.push(name);
    }
  });
}

async function runNext(
  db: Knex,
  source: Knex.MigrationSource<string>,
): Promise<string | undefined> {
  const [, names] = (await db.migrate.up({ migrationSource: source })) as [number, string[]];
  return names[0];
}

async function retryLocks<T>(
  work: () => Promise<T>,
  tries: number,
  pause: () => Promise<unknown>,
): Promise<T> {
  for (let begun = 1; ; begun += 1) {
    try {
      return await work();
    } catch (error) {
      const isLost = error instanceof pg.DatabaseError && lostLocks.has(error.code ?? '');
      if (!isLost || begun >= tries) throw error;
      await pause();
    }
  }
}

/**
 * Runs work while no other process migrates this database. The lock ends with its connection, so a killed
 * process blocks no others. It is polled and not waited for, because an index is built concurrently only
 * once no earlier statement runs.
 */
async function alone<T>(
  db: Knex,
  pause: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { client } = db as { client: Knex.Client };
  const connection: unknown = await client.acquireConnection();
  const callLock = async (question: string) => {
    const { rows } = await db
      .raw<{ rows: { is_mine: boolean }[] }>(`select ${question}(?) as is_mine`, [oneAtATime])
      .connection(connection);
    return rows[0]?.is_mine === true;
  };
  try {
    while (!(await callLock('pg_try_advisory_lock'))) await pause();
    // Knex's own lock stays after the process that holds it was killed.
    if (await db.schema.hasTable('knex_migrations_lock'))
      await db.migrate.forceFreeMigrationsLock();
    return await work();
  } finally {
    await callLock('pg_advisory_unlock').catch(() => undefined);
    await client.releaseConnection(connection);
  }
}
