import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase } from '~/db/migrate-database';
import { migrationSource } from '~/db/migrations/index';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { fillDatabase } from './fill-database';
import { migrateUnderLoad } from './migrate-under-load';
import { dumpAndRestore, whyNoTools } from './native-tools';
import { recoverToMoment } from './recover-to-moment';
import { restoreBackup } from './restore-backup';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database';
import { compareTables, describeTables, listTables } from './tables';
import { tryStep, type Finding, type Step } from './try-step';
import { writeBackup } from './write-backup';

interface Rehearsal {
  /** The server on which databases may be created and dropped, as a superuser. */
  serverUrl: string;
  people: number;
  /** The number of rows in the table that is changed under load. */
  messages: number;
}

/**
 * Tries, on its own databases, operations that are too risky for a first try in production: backup,
 * restore into an empty database, and an upgrade over data. Leaves nothing behind.
 */
export async function rehearse({ serverUrl, people, messages }: Rehearsal): Promise<Step[]> {
  const steps: Step[] = [];
  const databases: ScratchDatabase[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  const create = async () => {
    const database = await createScratchDatabase(serverUrl);
    databases.push(database);
    return database;
  };
  const attempt = async (step: string, work: () => Promise<Finding>) => {
    steps.push(await tryStep(step, work));
  };
  try {
    const original = await create();
    await migrateDatabase(original.db);
    await fillDatabase(original.db, people);
    const before = await describeTables(original.db);
    const rows = before.reduce((sum, state) => sum + state.rows, 0);

    await attempt('backup', async () => {
      await writeBackup(original.db, folder);
      return { faults: [], says: `${before.length} tables, ${rows} rows` };
    });
    const copy = await create();
    await attempt('restore into an empty database', async () => {
      await restoreBackup(copy.db, folder);
      const faults = compareTables(before, await describeTables(copy.db));
      return { faults, says: 'every table has the same rows and the same checksum' };
    });
    await attempt('the ledger of the copy', () => proveLedger(copy));
    await attempt('the copy is written on', async () => {
      await fillDatabase(copy.db, 1);
      return proveLedger(copy);
    });
    await attempt('upgrade over data', () => upgrade(copy));
    await attempt('migrate while people send and spend', () => migrateUnderLoad(copy, messages));
    await attempt('the ledger after that', () => proveLedger(copy));
    await attempt('restore to a moment', () => recoverToMoment(Math.min(people, 20)));
    await attempt('pg_dump and pg_restore', async () => {
      const reason = await whyNoTools(original.db);
      if (reason) return { faults: [], says: reason, isNotTried: true };
      const second = await create();
      await dumpAndRestore(original.url, second.url, join(folder, 'dump'));
      const faults = compareTables(before, await describeTables(second.db));
      return { faults, says: 'every table has the same rows and the same checksum' };
    });
    return steps;
  } finally {
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function proveLedger({ db }: ScratchDatabase): Promise<Finding> {
  const { ok, sum } = await reconcileLedger(db);
  const faults = ok && sum === 0 ? [] : [`the ledger sums to ${sum}`];
  return { faults, says: 'sums to zero, balances agree with their entries' };
}

/**
 * Rolls the newest migration back, to the state of the previous release, and migrates over the
 * existing data. Skipped if the migration declares that it cannot be rolled back.
 */
async function upgrade({ db }: ScratchDatabase): Promise<Finding> {
  try {
    await db.migrate.down({ migrationSource });
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    return { faults: [], says: error instanceof Error ? error.message : '', isNotTried: true };
  }
  const tables = await listTables(db);
  const kept = await describeTables(db, tables);
  const migrated = await migrateDatabase(db);
  const faults = compareTables(kept, await describeTables(db, tables));
  if (migrated.length !== 1) faults.push(`${migrated.length} migrations ran`);
  return { faults, says: `${migrated.join(', ')} kept every row` };
}
