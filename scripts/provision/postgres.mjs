import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Problem, say } from '../print.mjs';
import { reachableBinaries } from './postgres-binaries.mjs';
import {
  STOP_SIGNAL,
  SUPERUSER,
  createCluster,
  isAccepting,
  newPassword,
  readClusterRecord,
  stopOrphan,
  writeClusterRecord,
} from './postgres-cluster.mjs';
import { chooseHome, makeShelter, possibleHomes } from './postgres-home.mjs';

/** A few connections for each of a dozen processes and for the tests' own databases. */
const MAX_CONNECTIONS = 300;

/** Settings of a server whose data may be lost in a crash of the machine: it does not wait for the disk. */
const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Moves a cluster aside. Its password is lost, and with it the secrets beside it, so its data is unusable.
 */
function putAside(cluster) {
  const aside = `${cluster}.abandoned`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(cluster, aside);
  say(`  The password of the database in ${cluster} is gone; it was moved to ${aside}.`);
}

function requireSameVersion(cluster, { version }) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version.startsWith(`${made}.`)) return;
  throw new Problem(
    `The database in ${cluster} was made by PostgreSQL ${made}; this is ${version}.\n` +
      'Begin anew with: npm run demo -- --reset',
  );
}

/**
 * Prepares our own PostgreSQL for the start: its cluster exists and no older server holds it.
 * @param {object} options
 * @param {string} options.dataDir
 * @param {(remembered: number | null) => Promise<number>} options.choosePort
 * @param {boolean} [options.isDisposable] whether its data may be lost in a crash of the machine
 * @returns {Promise<{ service: import('../supervise.mjs').Service, port: number, version: string,
 *   cluster: string, binaries: import('./postgres-binaries.mjs').Binaries,
 *   account: import('./postgres-account.mjs').Account | null,
 *   urlOf: (database: string) => string }>}
 */
export async function preparePostgres({ dataDir, choosePort, isDisposable = false }) {
  const { cluster, account } = chooseHome(dataDir);
  const binaries = await reachableBinaries(account, makeShelter);
  await stopOrphan(cluster);
  const record = readClusterRecord(dataDir);
  if (record === null && existsSync(cluster)) putAside(cluster);
  const password = record?.password ?? newPassword();
  const port = await choosePort(record?.port ?? null);
  writeClusterRecord(dataDir, { password, port });
  if (existsSync(cluster)) requireSameVersion(cluster, binaries);
  else createCluster({ cluster, binaries, account, password });
  return {
    service: postgresService({ name: 'postgres', cluster, binaries, account, port, isDisposable }),
    cluster,
    binaries,
    account,
    port,
    version: binaries.version.replace(/-.*/, ''),
    urlOf: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
  };
}

/**
 * Returns the service of a server on an existing cluster; `extra` are additional settings.
 * @returns {import('../supervise.mjs').Service}
 */
export function postgresService({
  name,
  cluster,
  binaries,
  account,
  port,
  isDisposable = false,
  extra = {},
}) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    // Containers often have a small /dev/shm, which parallel plans fill.
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(isDisposable && DISPOSABLE),
    ...extra,
  };
  return {
    name,
    command: binaries.postgres,
    args: [
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    uid: account?.uid,
    gid: account?.gid,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stopSignal: STOP_SIGNAL,
    isReady: (pid) => Promise.resolve(isAccepting(cluster, pid)),
  };
}

/** Removes the cluster of a data folder, wherever it is, after stopping a server that still runs. */
export async function removeCluster(dataDir) {
  for (const home of Object.values(possibleHomes(dataDir))) {
    await stopOrphan(join(home, 'data'));
    rmSync(home, { recursive: true, force: true });
  }
}
