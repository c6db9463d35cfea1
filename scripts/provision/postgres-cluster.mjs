import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../print.mjs';
import { commandOf, processIdentity, stopProcess } from '../processes.mjs';

export const SUPERUSER = 'nocturne';

/** Ends the server immediately but cleanly: sessions are cut, everything is written. */
export const STOP_SIGNAL = 'SIGINT';

/** Returns the path of a cluster's record, which only its owner can read. */
const recordIn = (dataDir) => join(dataDir, 'postgres.json');

/** @returns {{ password: string, port: number | null } | null} */
export function readClusterRecord(dataDir) {
  const path = recordIn(dataDir);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

export function writeClusterRecord(dataDir, record) {
  writeFileSync(recordIn(dataDir), JSON.stringify(record), { mode: 0o600 });
}

export const newPassword = () => randomBytes(24).toString('base64url');

/** Returns the lines of postmaster.pid: the server's process id in the first, its status in the eighth. */
function postmasterFile(cluster) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/** Checks whether the server with this process id accepts connections. */
export function isAccepting(cluster, pid) {
  const lines = postmasterFile(cluster);
  return lines !== null && Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/**
 * Stops a server that outlived the process that started it, and removes the lock of a killed one. The
 * process id in that lock may now belong to another process: only a server of this folder is stopped.
 * @param {string} cluster
 */
export async function stopOrphan(cluster) {
  const lines = postmasterFile(cluster);
  if (lines === null) return;
  const pid = Number(lines[0]);
  const identity = processIdentity(pid);
  if (identity !== null && commandOf(pid).includes(cluster)) {
    await stopProcess({ pid, identity, stopSignal: STOP_SIGNAL });
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Creates a cluster with the product's one collation (db/collation.ts): UTF-8, sorted by code points, with
 * the
 * letters of every script, by rules that come with PostgreSQL and not with the machine.
 * @param {{ cluster: string, binaries: import('./postgres-binaries.mjs').Binaries,
 *   account: import('./postgres-account.mjs').Account | null, password: string }} options
 */
export function createCluster({ cluster, binaries, account, password }) {
  // Complete or absent: a run that is killed during creation starts over.
  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const { status, stderr, error } = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // The locale of everything else; macOS has no C.UTF-8.
      `--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`,
    ],
    {
      uid: account?.uid,
      gid: account?.gid,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Problem(`initdb failed: ${error?.message ?? stderr}`);
  renameSync(draft, cluster);
}
