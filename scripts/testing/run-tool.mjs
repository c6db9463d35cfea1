import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { runToEnd } from '../commands.mjs';
import { packageBinary, root, testDataDir } from '../paths.mjs';
import { tallyOfCheck } from './tally.mjs';

/**
 * The input of a suite.
 * @typedef {object} Run
 * @property {import('../commands.mjs').Workplace} workplace
 * @property {Record<string, string | undefined>} env
 * @property {import('./choose-for-run.mjs').Choice} choice
 * @property {string[]} passedOn
 */

const reports = join(testDataDir, 'reports');

export const reportPath = (name) => join(reports, `${name}.json`);

/** Returns the path of a report that does not exist yet. */
export function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = reportPath(name);
  rmSync(path, { force: true });
  return path;
}

/**
 * Runs a tool of the installed packages with its output shown; returns whether it succeeded.
 * @param {Pick<Run, 'workplace' | 'env'>} run
 */
export async function runTool({ workplace, env }, tool, args) {
  const result = await runToEnd(workplace, {
    name: tool,
    command: packageBinary(tool),
    args,
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The signal of Ctrl-C: on SIGTERM, Playwright does not stop the processes that it started.
    stopSignal: 'SIGINT',
  });
  return result === 0;
}

/** Creates a suite of one tool that either succeeds or fails. */
export const check = (tool, args) => async (run) => tallyOfCheck(await runTool(run, tool, args));
