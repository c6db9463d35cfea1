import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { root } from '../paths.mjs';

/**
 * The result of a suite.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures each failed test, by file and name
 * @property {string[]} [flaky] each test that failed, and passed when it ran again
 * @property {string[]} [failedFiles] the paths of files with a failed test
 * @property {{ file: string, seconds: number }[]} [durations]
 */

/** Counts a suite as failed that ended with an error but named no failed test. */
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

const firstLine = (message = '') => message.split('\n', 1)[0];

/** Returns the failures of a file. A file that could not be loaded has a message and no tests. */
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
  const files = report?.testResults ?? [];
  const tally = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: files.flatMap(failuresOfFile),
    failedFiles: files
      .filter((file) => failuresOfFile(file).length > 0)
      .map(({ name }) => relative(root, name)),
    durations: files.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  };
  return atLeastOneFailure(tally, succeeded && report !== null);
}

/** Returns the specs of a Playwright report, including those of nested suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const namesOf = (specs, wanted) =>
  specs.flatMap(({ file, line, title, tests = [] }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  );

function durationsOfJourneys(specs) {
  const seconds = new Map();
  for (const { file, tests = [] } of specs) {
    const runs = tests.flatMap(({ results = [] }) => results);
    const taken = runs.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000;
    seconds.set(file, (seconds.get(file) ?? 0) + taken);
  }
  return [...seconds].map(([file, taken]) => ({ file: `e2e/${file}`, seconds: taken }));
}

/** @param {string} path Playwright's JSON report @param {boolean} succeeded @returns {Tally} */
export function tallyOfPlaywright(path, succeeded) {
  const report = readReport(path);
  const stats = report?.stats;
  const specs = specsOf(report ?? {});
  const tally = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    failures: namesOf(specs, 'unexpected'),
    flaky: namesOf(specs, 'flaky'),
    durations: durationsOfJourneys(specs),
  };
  return atLeastOneFailure(tally, succeeded && stats !== undefined);
}

/** @param {string} path the report of the faults' run @param {boolean} succeeded @returns {Tally} */
export function tallyOfFaults(path, succeeded) {
  const report = readReport(path);
  const tally = {
    passed: report?.passed ?? 0,
    failed: report?.failures?.length ?? 0,
    failures: report?.failures ?? [],
    flaky: report?.flaky ?? [],
  };
  return atLeastOneFailure(tally, succeeded && report !== null);
}

/** @param {Tally[]} tallies @returns {Required<Omit<Tally, 'failedFiles'>>} */
export const sumOf = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  durations: tallies.flatMap(({ durations = [] }) => durations),
});
