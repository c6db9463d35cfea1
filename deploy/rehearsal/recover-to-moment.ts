import { chmodSync, chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Knex } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { migrateDatabase } from '~/db/migrate-database';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { freeTestPort } from '~/scripts/ports.mjs';
import { Problem } from '~/scripts/print.mjs';
import { takeBaseBackup, writeInCluster } from '~/scripts/provision/base-backup.mjs';
import { ensureDatabase } from '~/scripts/provision/database.mjs';
import { postgresService, preparePostgres, removeCluster } from '~/scripts/provision/postgres.mjs';
import { createSupervisor } from '~/scripts/supervise.mjs';
import { fillDatabase } from './fill-database';
import { compareTables, describeTables, type TableState } from './tables';
import type { Finding } from './try-step';

type Postgres = Awaited<ReturnType<typeof preparePostgres>>;

const script = fileURLToPath(new URL('../postgres/archive-wal.sh', import.meta.url));
/** Attempts, a tenth of a second apart. */
const patience = 300;

/**
 * Starts a server that archives its log, removes rows as if by mistake, and restores a backup of its
 * files to the moment before, as docs/operations.md describes. Skipped if there are no binaries.
 */
export async function recoverToMoment(people: number): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'recovery-'));
  // The server runs as another user if root runs the rehearsal, and that user needs access.
  chmodSync(folder, 0o755);
  try {
    const postgres = await prepare(folder);
    if (typeof postgres === 'string') return { faults: [], says: postgres, isNotTried: true };
    return await recover(postgres, folder, people);
  } finally {
    await removeCluster(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a server that is ready to be started, or the reason why there is none. */
async function prepare(folder: string): Promise<Postgres | string> {
  try {
    return await preparePostgres({ dataDir: folder, choosePort: () => freeTestPort() });
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

async function recover(postgres: Postgres, folder: string, people: number): Promise<Finding> {
  const { account } = postgres;
  const place = { runDir: join(folder, 'run'), logDir: join(folder, 'logs') };
  for (const one of Object.values(place)) mkdirSync(one);
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  if (account) chownSync(archive, account.uid, account.gid);
  const program = join(folder, 'archive-wal.sh');
  copyFileSync(script, program);
  const primary: Postgres['service'] = postgresService({
    ...postgres,
    name: 'primary',
    extra: { archive_mode: 'on', archive_command: `sh ${program} ${archive} %p %f` },
  });
  const copy = join(folder, 'copy');
  const moment = await whileRunning(place, primary, () => makeMistake(postgres, copy, people));
  const settings = [
    `restore_command = 'cp ${archive}/%f "%p"'`,
    `recovery_target_time = '${moment.at}'`,
    `recovery_target_action = 'promote'`,
  ];
  writeInCluster(copy, 'postgresql.auto.conf', `${settings.join('\n')}\n`, account);
  writeInCluster(copy, 'recovery.signal', '', account);
  const restored: Postgres['service'] = postgresService({
    ...postgres,
    name: 'restored',
    cluster: copy,
  });
  return whileRunning(place, restored, () =>
    withDatabase(postgres.urlOf('nocturne'), (db) => examine(db, moment)),
  );
}

async function whileRunning<T>(
  place: { runDir: string; logDir: string },
  service: Postgres['service'],
  work: () => Promise<T>,
): Promise<T> {
  const supervisor = createSupervisor(place, () => undefined);
  try {
    await supervisor.start([service]);
    return await work();
  } finally {
    await supervisor.stop([[service.name]]);
  }
}

interface Moment {
  /** The time by the server's clock. */
  at: string;
  tables: TableState[];
}

/** Fills a database, backs up its files, writes more, and a moment later deletes users' messages. */
async function makeMistake(postgres: Postgres, copy: string, people: number): Promise<Moment> {
  await ensureDatabase(postgres.urlOf('nocturne'));
  return withDatabase(postgres.urlOf('nocturne'), async (db) => {
    await migrateDatabase(db);
    await fillDatabase(db, people);
    await takeBaseBackup({ postgres, copy, label: 'rehearsal' });
    await fillDatabase(db, people);
    const tables = await describeTables(db);
    const { rows } = await db.raw<{ rows: { at: string }[] }>(
      'select clock_timestamp()::text as at',
    );
    await db('messages').delete();
    await fillDatabase(db, 1);
    const { rows: last } = await db.raw<{ rows: { name: string }[] }>(
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    await untilTrue(db, 'select last_archived_wal >= ? as is_true from pg_stat_archiver', [
      last[0]?.name ?? '',
    ]);
    return { at: rows[0]?.at ?? '', tables };
  });
}

async function examine(db: Knex, { at, tables }: Moment): Promise<Finding> {
  await untilTrue(db, 'select not pg_is_in_recovery() as is_true', []);
  const faults = compareTables(tables, await describeTables(db));
  const { ok, sum } = await reconcileLedger(db);
  if (!ok || sum !== 0) faults.push(`the ledger sums to ${sum}`);
  return { faults, says: `as it was at ${at}, every table and the ledger` };
}

async function untilTrue(db: Knex, question: string, bindings: string[]): Promise<void> {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const { rows } = await db.raw<{ rows: { is_true: boolean }[] }>(question, bindings);
    if (rows[0]?.is_true) return;
    await sleep(100);
  }
  throw new Error(`in vain: ${question}`);
}

async function withDatabase<T>(url: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const db = connect({ url, pool: 4, limits: longLimits });
  return work(db).finally(() => db.destroy());
}
