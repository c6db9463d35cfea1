import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { shortHash } from './postgres-home.mjs';

const MEMORY = '/dev/shm';
/** The space that tests may need; it is often smaller in containers. */
const LEAST_BYTES = 4 * 1024 ** 3;

/** @returns {number} free bytes in a folder in memory; 0 if there is none */
function freeBytes() {
  if (!existsSync(MEMORY)) return 0;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize;
}

/**
 * Returns an empty folder in this machine's memory, the same for each run of this clone, for disposable
 * data. A database is cloned there in a tenth of the time that a disk takes for its thousand files. Null
 * if there is too little memory, or no such folder.
 * @returns {string | null}
 */
export function emptyMemoryFolder() {
  if (freeBytes() < LEAST_BYTES) return null;
  const folder = join(MEMORY, `nocturne-tests-${shortHash(root)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}
