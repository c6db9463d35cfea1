import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Knex } from 'knex';
import { adoptBaseline } from './adopt-baseline';
import { migrationSource } from './migrations/index';

interface Ways {
  source?: Knex.MigrationSource<string>;
  /** Attempts at a migration that somebody else's lock stops. */
  tries?: number;
  /** Waits between two of them, in which whoever queued behind it goes on. */
  pause?: () => Promise<unknown>;
}

/** SQLSTATEs of a lock that did not come in time, and of a deadlock. */
const lostLocks = new Set(['55P03', '40P01']);
const pauseMs = 1_000;
/** Any number no other lock of this database uses. */
const oneAtATime = 7_160_002;

/**
 * Runs the migrations that a database has not had, one after the other and each in a transaction of
 * its own, and returns their names. One that does not get a lock within the connection's lock
 * time-out, so that it holds up those behind it no longer than that, is begun anew after a pause.
 * Throws for a database that stands before the baseline, and when a lock never comes.
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
 * Does the work while no other process migrates this database. The lock ends with its connection, so
 * that one that was killed blocks nobody; it is asked for again and again rather than waited for,
 * since an index is built concurrently only once no statement runs that began before.
 */
async function alone<T>(
  db: Knex,
  pause: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { client } = db as { client: Knex.Client };
  const connection: unknown = await client.acquireConnection();
  const ask = async (question: string) => {
    const { rows } = await db
      .raw<{ rows: { is_mine: boolean }[] }>(`select ${question}(?) as is_mine`, [oneAtATime])
      .connection(connection);
    return rows[0]?.is_mine === true;
  };
  try {
    while (!(await ask('pg_try_advisory_lock'))) await pause();
    // Knex's own lock outlives who was killed holding it.
    if (await db.schema.hasTable('knex_migrations_lock'))
      await db.migrate.forceFreeMigrationsLock();
    return await work();
  } finally {
    await ask('pg_advisory_unlock').catch(() => undefined);
    await client.releaseConnection(connection);
  }
}
