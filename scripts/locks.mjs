import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { isRunning, processIdentity, readRecord } from './processes.mjs';

const POLL_MS = 250;

/** Creates a lock as a link, which is atomic: no reader ever sees half a lock. */
function linkLock(path, record) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes a lock for this process, unless a running process holds it.
 * @param {string} dir
 * @param {string} name
 * @returns {{ holder: null, release: () => void } | { holder: { pid: number }, release: null }}
 */
export function takeLock(dir, name) {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, `${name}.json`);
  const record = { pid: process.pid, identity: processIdentity(process.pid), name };
  if (linkLock(path, record)) return { holder: null, release: () => rmSync(path, { force: true }) };
  const holder = readRecord(dir, name);
  if (holder !== null && isRunning(holder)) return { holder, release: null };
  rmSync(path, { force: true });
  return takeLock(dir, name);
}

/**
 * Takes a lock, and waits for a running holder to release it.
 * @param {string} dir
 * @param {string} name
 * @param {number} [withinMs]
 */
export async function waitForLock(dir, name, withinMs = Infinity) {
  const deadline = performance.now() + withinMs;
  let lock = takeLock(dir, name);
  while (lock.release === null && performance.now() < deadline) {
    await pause(POLL_MS);
    lock = takeLock(dir, name);
  }
  return lock;
}

/**
 * Runs work exclusively among the processes of this machine that share the folder.
 * @template T
 * @param {string} dir
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(dir, name, work) {
  const { release } = await waitForLock(dir, name);
  try {
    return await work();
  } finally {
    release?.();
  }
}
