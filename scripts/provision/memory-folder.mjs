import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { shortHash } from './postgres-home.mjs';

const MEMORY = '/dev/shm';
/** What tests may come to take; containers often have a small one. */
const LEAST_BYTES = 4 * 1024 ** 3;

/** @returns {number} bytes that are free in a folder of memory; 0 where there is none */
function freeBytes() {
  if (!existsSync(MEMORY)) return 0;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize;
}

/**
 * An empty folder in this machine's memory, the same for each run of this clone, for data that nobody
 * misses afterwards: a database is cloned there in a tenth of the time that a disk takes for its thousand
 * files. Null where there is too little memory, or none that is a folder.
 * @returns {string | null}
 */
export function emptyMemoryFolder() {
  if (freeBytes() < LEAST_BYTES) return null;
  const folder = join(MEMORY, `nocturne-tests-${shortHash(root)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}
