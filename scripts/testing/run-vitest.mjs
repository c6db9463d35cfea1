import { delimiter } from 'node:path';

import { heading, say, sayFailure, step } from '../print.mjs';
import { folderOfNode } from '../provision/other-nodes.mjs';
import { isForgivable } from './flaky.mjs';
import { freshReport, runTool } from './run-tool.mjs';
import { tallyOfCheck, tallyOfVitest } from './tally.mjs';

/** The maximum number of files to retry: more than this do not fail by chance. */
const MOST_RETRIED = 8;

async function runOnce(run, args, reportName) {
  const report = freshReport(reportName);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await runTool(run, 'vitest', ['run', ...reporters, ...args]);
  return tallyOfVitest(report, succeeded);
}

/** Returns the first run's tally without one file's failures, since the file passed alone. */
function forgive(tally, file, again) {
  const isOfFile = (failure) => failure.startsWith(`${file} › `) || failure.startsWith(`${file}: `);
  const forgiven = tally.failures.filter(isOfFile);
  return {
    ...tally,
    passed: tally.passed + Math.min(forgiven.length, again.passed),
    failed: Math.max(tally.failed - forgiven.length, 0),
    failures: tally.failures.filter((failure) => !isOfFile(failure)),
    flaky: [...(tally.flaky ?? []), ...forgiven],
  };
}

/** Runs each failed file once more, alone, with the whole machine, a new process, and fresh databases. */
async function retryFailedFiles(run, first) {
  const files = first.failedFiles ?? [];
  if (files.length === 0 || files.length > MOST_RETRIED) return first;
  let tally = first;
  for (const file of files.filter(isForgivable)) {
    heading(`Once more, alone: ${file}`);
    const again = await runOnce(run, [file], 'vitest-again');
    if (again.failed === 0 && again.passed > 0) tally = forgive(tally, file, again);
  }
  return tally;
}

/**
 * Returns the arguments that select test files; null if there is none to run.
 * @param {'everyday' | 'landing' | undefined} part
 */
function selection(part, { tests }, passedOn) {
  if (part === 'everyday' && tests !== null) return tests.length > 0 ? tests : null;
  return passedOn;
}

/**
 * Runs rules, requests and jobs: the everyday part, that part with the sweeps for a landing, or all.
 * @param {'everyday' | 'landing' | undefined} part
 */
export const runVitest = (part) => async (run) => {
  const args = selection(part, run.choice, run.passedOn);
  if (args === null) {
    say('  No test depends on what changed.');
    return tallyOfCheck(true);
  }
  // Vitest's own --exclude does not reach its projects.
  const leftOut = run.choice.leftOut.join(',');
  const env = { ...run.env, NOCTURNE_TESTS: part, NOCTURNE_LEFT_OUT: leftOut };
  const own = { ...run, env };
  return retryFailedFiles(own, await runOnce(own, args, 'vitest'));
};

/** Runs the everyday part once more on another version of Node. */
export const runVitestOn = (major) => async (run) => {
  try {
    const folder = await step(`Node ${major}`, () => folderOfNode(major));
    const PATH = `${folder}${delimiter}${run.env.PATH ?? ''}`;
    const env = { ...run.env, PATH, NOCTURNE_FULL: undefined };
    return await runVitest('everyday')({ ...run, env });
  } catch (error) {
    sayFailure(error);
    return tallyOfCheck(false);
  }
};

/** Runs the everyday part of rules and jobs with pools of one connection (decision 0032). */
export const runVitestOverOne = (run) => {
  const env = { ...run.env, NOCTURNE_POOLS: 'one', NOCTURNE_FULL: undefined };
  return runVitest('everyday')({ ...run, env, passedOn: ['domain', 'jobs'] });
};
