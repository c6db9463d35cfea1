import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { root } from '../paths.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally what failed, by name */

/** A suite that ended badly without naming a failed test still failed. */
const atLeastOneFailure = (tally, succeeded) =>
  succeeded ? tally : { ...tally, failed: Math.max(tally.failed, 1) };

/** @param {boolean} succeeded @returns {Tally} */
export const tallyOfCheck = (succeeded) => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  failures: [],
});

function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** The first line of what a failed test says. */
const firstLine = (message = '') => message.split('\n', 1)[0];

/** A file that could not be read at all has a message and no tests. */
function failuresOfFile({ name, message, status, assertionResults = [] }) {
  const file = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  if (failures.length > 0 || status !== 'failed') return failures;
  return [`${file}: ${firstLine(message)}`];
}

/** @param {string} path Vitest's JSON report @param {boolean} succeeded @returns {Tally} */
export function tallyOfVitest(path, succeeded) {
  const report = readReport(path);
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: (report?.testResults ?? []).flatMap(failuresOfFile),
  };
  return atLeastOneFailure(tally, succeeded && report !== null);
}

/** Those of a report's suite and of the suites within it. */
function failuresOfSuite({ specs = [], suites = [] }) {
  const failures = specs.flatMap(({ file, line, title, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  );
  return [...failures, ...suites.flatMap(failuresOfSuite)];
}

/** @param {string} path Playwright's JSON report @param {boolean} succeeded @returns {Tally} */
export function tallyOfPlaywright(path, succeeded) {
  const report = readReport(path);
  const stats = report?.stats;
  const tally = {
    // Flaky ones passed on their second run; Playwright's own summary names them.
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    failures: failuresOfSuite(report ?? {}),
  };
  return atLeastOneFailure(tally, succeeded && stats !== undefined);
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sumOf = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});
