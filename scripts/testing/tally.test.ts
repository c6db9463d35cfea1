import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumOf, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

function report(content: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('the tally', () => {
  it('counts a static check as one', () => {
    expect(tallyOfCheck(true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOfCheck(false)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts the tests of both reports', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 2 });
    expect(tallyOfVitest(vitest, false)).toEqual({ passed: 7, failed: 2 });
    const playwright = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });
    expect(tallyOfPlaywright(playwright, false)).toEqual({ passed: 6, failed: 1 });
  });

  it('counts a failure when a suite ended badly though no test of it failed', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 0 });
    expect(tallyOfVitest(vitest, false)).toEqual({ passed: 7, failed: 1 });
    const playwright = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(tallyOfPlaywright(playwright, false)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a failure when there is no report to read', () => {
    const absent = join(temporaryFolder(), 'absent.json');
    expect(tallyOfVitest(absent, true)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfPlaywright(report('{"stats": {'), true)).toEqual({ passed: 0, failed: 1 });
  });

  it('sums up all suites', () => {
    expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
    expect(
      sumOf([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });
});
