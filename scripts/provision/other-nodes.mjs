import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

import { SUPPORTED } from './node-problem.mjs';

const run = promisify(execFile);
const INSTALL_WITHIN_MS = 300_000;

/** The supported majors that this process is not. */
export const otherMajors = SUPPORTED.filter(
  (major) => major !== Number(process.versions.node.split('.')[0]),
);

/**
 * The folder of another Node's executable, kept by npm in its own cache.
 * @param {number} major
 */
export async function folderOfNode(major) {
  const { stdout } = await run(
    'npm',
    ['exec', '--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'],
    // Away from the clone: npm would look for the package there first.
    { cwd: tmpdir(), timeout: INSTALL_WITHIN_MS },
  );
  return dirname(stdout.trim());
}
