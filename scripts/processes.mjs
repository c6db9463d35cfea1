import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The record of a process on the disk. Ids are reused, so an id alone proves nothing: `identity` also
 * contains the time of the start.
 * @typedef {{ pid: number, identity: string, name: string, stopSignal: NodeJS.Signals }} ProcessRecord
 */

const POLL_MS = 25;
const GRACE_MS = 10_000;

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Reads a process's state, parent and start in ticks since boot, from Linux. */
function readStat(pid) {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the command in brackets and may contain spaces; the third is the state.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] };
}

function linuxIdentity(pid) {
  const stat = readStat(pid);
  // An ended process whose parent does not collect it stays as a zombie.
  if (stat === null || 'ZX'.includes(stat.state)) return null;
  return `${textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${stat.started}`;
}

function psIdentity(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [state = 'Z', ...started] = line.split(/\s+/);
    return state.startsWith('Z') ? null : started.join(' ');
  } catch {
    return null;
  }
}

/**
 * Returns a value that distinguishes a running process from any other with the same id; null when it is
 * gone.
 */
export const processIdentity = (pid) =>
  process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);

/** @param {Pick<ProcessRecord, 'pid' | 'identity'>} record */
export const isRunning = (record) => processIdentity(record.pid) === record.identity;

/** Returns the command line of a process; empty when it cannot be read. */
export function commandOf(pid) {
  const line = textOf(`/proc/${pid}/cmdline`);
  if (line !== null) return line.replaceAll('\0', ' ').trim();
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Returns the parent of a process; 0 if the system does not report it. */
export const parentOf = (pid) => readStat(pid)?.parent ?? 0;

const recordPath = (runDir, name) => join(runDir, `${name}.json`);

/**
 * Records a started process, so that a later run can stop it if this one is killed.
 * @param {string} runDir
 * @param {{ name: string, pid: number, stopSignal?: NodeJS.Signals }} started
 */
export function rememberProcess(runDir, { name, pid, stopSignal = 'SIGTERM' }) {
  const identity = processIdentity(pid);
  if (identity === null) return;
  mkdirSync(runDir, { recursive: true });
  const path = recordPath(runDir, name);
  writeFileSync(`${path}.new`, JSON.stringify({ pid, identity, name, stopSignal }));
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
}

/** Removes the record of a process, unless another process now has the same name. */
export function forgetProcess(runDir, name, pid) {
  if (readRecord(runDir, name)?.pid === pid) rmSync(recordPath(runDir, name), { force: true });
}

/**
 * @param {string} runDir
 * @param {string} name
 * @returns {ProcessRecord | null}
 */
export function readRecord(runDir, name) {
  const text = textOf(recordPath(runDir, name));
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns {ProcessRecord[]} */
function listRecords(runDir) {
  let files;
  try {
    files = readdirSync(runDir);
  } catch {
    return [];
  }
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readRecord(runDir, file.slice(0, -'.json'.length)))
    .filter((record) => record !== null);
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends the remaining processes of a leader's group. */
export function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // macOS returns EPERM for a group whose members have all ended.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/**
 * Stops one process by its id: with its signal, then by force, with the rest of its group.
 * @param {Pick<ProcessRecord, 'pid' | 'identity' | 'stopSignal'>} record a leader of its group
 * @param {{ graceMs?: number }} [options]
 * @returns {Promise<boolean>} whether it was running
 */
export async function stopProcess(record, { graceMs = GRACE_MS } = {}) {
  if (!isRunning(record)) return false;
  signal(record.pid, record.stopSignal);
  const deadline = performance.now() + graceMs;
  while (isRunning(record) && performance.now() < deadline) await pause(POLL_MS);
  endGroup(record.pid);
  while (isRunning(record)) await pause(POLL_MS);
  return true;
}

// The process that keeps others running stops first, the servers they use stop last.
const STOPPING_RANKS = { keeper: 0, redis: 2, postgres: 3 };
const OTHERS_RANK = 1;
const stoppingRank = (name) => STOPPING_RANKS[name] ?? OTHERS_RANK;

/**
 * Stops the processes left by an earlier run; each is identified by its start time too, never by an id
 * alone.
 * @param {string} runDir
 * @returns {Promise<string[]>} the names of those that were still running
 */
export async function stopLeftovers(runDir) {
  const records = listRecords(runDir);
  const stopped = [];
  for (const rank of [0, 1, 2, 3]) {
    const group = records.filter((record) => stoppingRank(record.name) === rank);
    const outcomes = await Promise.all(group.map((record) => stopProcess(record)));
    stopped.push(...group.filter((_, index) => outcomes[index]).map((record) => record.name));
  }
  for (const { name, pid } of records) forgetProcess(runDir, name, pid);
  return stopped;
}
