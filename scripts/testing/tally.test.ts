import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { sumOf, tallyOfCheck, tallyOfFaults, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

function report(content: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('the tally', () => {
  it('counts a static check as one', () => {
    expect(tallyOfCheck(true)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(tallyOfCheck(false)).toEqual({ passed: 0, failed: 1, failures: [] });
  });

  it('counts the tests of both reports', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 2 });
    expect(tallyOfVitest(vitest, false)).toMatchObject({ passed: 7, failed: 2 });
    const playwright = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } });
    expect(tallyOfPlaywright(playwright, false)).toMatchObject({ passed: 6, failed: 1 });
  });

  it('names the tests that failed, and the files that could not be read', () => {
    const file = (name: string, more: object) => ({ name: join(root, 'domain', name), ...more });
    const vitest = report({
      numFailedTests: 1,
      testResults: [
        file('a.test.ts', {
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            { status: 'failed', fullName: 'a fails', failureMessages: ['expected 1\n  at a'] },
          ],
        }),
        file('b.test.ts', { status: 'failed', message: 'no such module\n', assertionResults: [] }),
        file('c.test.ts', { status: 'passed', assertionResults: [] }),
      ],
    });
    expect(tallyOfVitest(vitest, false).failures).toEqual([
      'domain/a.test.ts › a fails: expected 1',
      'domain/b.test.ts: no such module',
    ]);
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'chat/a.spec.ts',
      line: 7,
      tests: statuses.map((status) => ({ projectName: 'phone', status })),
    });
    const playwright = report({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [spec('well', 'expected')],
          suites: [{ specs: [spec('ill', 'unexpected'), spec('slow', 'flaky')] }],
        },
      ],
    });
    expect(tallyOfPlaywright(playwright, false).failures).toEqual([
      '[phone] chat/a.spec.ts:7 › ill',
    ]);
  });

  it('counts a failure when a suite ended badly though no test of it failed', () => {
    const vitest = report({ numPassedTests: 7, numFailedTests: 0 });
    expect(tallyOfVitest(vitest, false)).toMatchObject({ passed: 7, failed: 1 });
    const playwright = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } });
    expect(tallyOfPlaywright(playwright, false)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a failure when there is no report to read', () => {
    const absent = join(temporaryFolder(), 'absent.json');
    expect(tallyOfVitest(absent, true)).toMatchObject({ passed: 0, failed: 1, failures: [] });
    expect(tallyOfPlaywright(report('{"stats": {'), true)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [],
    });
  });

  it('counts the cells of the faults, and names the one that passed when repeated', () => {
    const faults = report({ passed: 2, failures: [], flaky: ['freeze Redis, seed 1007'] });
    expect(tallyOfFaults(faults, true)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['freeze Redis, seed 1007'],
    });
    expect(tallyOfFaults(report({ passed: 1, failures: ['pressure'] }), false).failed).toBe(1);
  });

  it('sums up all suites', () => {
    const nothing = { passed: 0, failed: 0, failures: [], flaky: [], durations: [] };
    expect(sumOf([])).toEqual(nothing);
    expect(
      sumOf([
        { passed: 2, failed: 0, failures: [], flaky: ['b.test.ts › at times'] },
        { passed: 3, failed: 1, failures: ['a.test.ts › fails'] },
      ]),
    ).toEqual({
      ...nothing,
      passed: 5,
      failed: 1,
      failures: ['a.test.ts › fails'],
      flaky: ['b.test.ts › at times'],
    });
  });
});
