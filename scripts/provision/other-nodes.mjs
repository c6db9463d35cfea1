import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

import { SUPPORTED } from './node-problem.mjs';

const run = promisify(execFile);
const INSTALL_WITHIN_MS = 300_000;

/** The supported major versions other than this process's. */
export const otherMajors = SUPPORTED.filter(
  (major) => major !== Number(process.versions.node.split('.')[0]),
);

/**
 * Returns the folder of another Node's executable, stored in npm's cache.
 * @param {number} major
 */
export async function folderOfNode(major) {
  const { stdout } = await run(
    'npm',
    ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'],
    // Outside the clone: npm would look for the package there first.
    { cwd: tmpdir(), timeout: INSTALL_WITHIN_MS },
  );
  return dirname(stdout.trim());
}
