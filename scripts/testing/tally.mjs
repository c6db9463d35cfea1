import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** A suite that ended badly without naming a failed test still failed. */
const atLeastOneFailure = ({ passed, failed }, succeeded) => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
});

/** @param {boolean} succeeded @returns {Tally} */
export const tallyOfCheck = (succeeded) => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} path Vitest's JSON report @param {boolean} succeeded @returns {Tally} */
export function tallyOfVitest(path, succeeded) {
  const report = readReport(path);
  const tally = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
  return atLeastOneFailure(tally, succeeded && report !== null);
}

/** @param {string} path Playwright's JSON report @param {boolean} succeeded @returns {Tally} */
export function tallyOfPlaywright(path, succeeded) {
  const stats = readReport(path)?.stats;
  const tally = {
    // Flaky ones passed on their second run; Playwright's own summary names them.
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
  };
  return atLeastOneFailure(tally, succeeded && stats !== undefined);
}

/** @param {Tally[]} tallies @returns {Tally} */
export const sumOf = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
