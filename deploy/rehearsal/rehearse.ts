import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '~/db/migrate-database';
import { migrationSource } from '~/db/migrations/index';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { fillDatabase } from './fill-database';
import { dumpAndRestore, whyNoTools } from './native-tools';
import { restoreBackup } from './restore-backup';
import { createScratchDatabase, type ScratchDatabase } from './scratch-database';
import { compareTables, describeTables, listTables } from './tables';
import { writeBackup } from './write-backup';

export interface Step {
  step: string;
  outcome: 'ok' | 'failed' | 'not tried';
  says: string;
}

interface Rehearsal {
  /** Where databases may be made and dropped, as a superuser. */
  serverUrl: string;
  people: number;
}

/** What a step found: faults, or what it says when there are none. */
interface Finding {
  faults: string[];
  says: string;
}

/**
 * Tries on databases of its own what nobody wants to try on the real one: backup, restore into an
 * empty database, and an upgrade over data. Leaves nothing behind.
 */
export async function rehearse({ serverUrl, people }: Rehearsal): Promise<Step[]> {
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
    await attempt('the ledger after the upgrade', () => proveLedger(copy));

    const reason = await whyNoTools(original.db);
    if (reason) {
      steps.push({ step: 'pg_dump and pg_restore', outcome: 'not tried', says: reason });
      return steps;
    }
    const second = await create();
    await attempt('pg_dump and pg_restore', async () => {
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

async function tryStep(step: string, work: () => Promise<Finding>): Promise<Step> {
  const { faults, says } = await work().catch((error: unknown) => ({
    faults: [error instanceof Error ? error.message : String(error)],
    says: '',
  }));
  return faults.length === 0
    ? { step, outcome: 'ok', says }
    : { step, outcome: 'failed', says: faults.join('; ') };
}

async function proveLedger({ db }: ScratchDatabase): Promise<Finding> {
  const { ok, sum } = await reconcileLedger(db);
  const faults = ok && sum === 0 ? [] : [`the ledger sums to ${sum}`];
  return { faults, says: 'sums to zero, balances agree with their entries' };
}

/**
 * Takes the newest migration back, as the release before had it, and migrates over what is there;
 * where there is none since the baseline, as the last release without it left the database.
 */
async function upgrade({ db }: ScratchDatabase): Promise<Finding> {
  const names = await migrationSource.getMigrations([]);
  if (names.length > 1) await db.migrate.down({ migrationSource });
  else await db('knex_migrations').update({ name: '0231-keep-gists-of-calls' });
  const tables = await listTables(db);
  const before = await describeTables(db, tables);
  const migrated = await migrateDatabase(db);
  const faults = compareTables(before, await describeTables(db, tables));
  const due = names.length > 1 ? 1 : 0;
  if (migrated.length !== due) faults.push(`${migrated.length} migrations ran`);
  return { faults, says: `${migrated.join(', ') || 'the baseline'} kept every row` };
}
