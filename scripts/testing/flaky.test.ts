import { describe, expect, it } from 'vitest';
import { isForgivable, problemsOfFlaky } from './flaky.mjs';

const now = new Date('2026-11-28T12:00:00Z');
const entry = { file: 'app/a.test.ts', test: 'a', since: '2026-11-25', cause: 'reads too early' };

const problems = (...changes: Partial<typeof entry>[]) =>
  problemsOfFlaky(
    changes.map((change) => ({ ...entry, ...change })),
    now,
    (file) => file !== 'gone.test.ts',
  );

describe('the list of known flaky tests', () => {
  it('takes an entry of this week', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ since: '2026-11-20' }, 'listed for more than 7 days'],
    [{ cause: '' }, 'incomplete'],
    [{ since: 'lately' }, 'incomplete'],
    [{ file: 'gone.test.ts' }, 'there is no such file'],
    [{ file: 'domain/wallet/a.test.ts' }, 'mended, not listed'],
    [{ file: 'jobs/relay/relay.test.ts' }, 'mended, not listed'],
  ])('refuses %o', (change, sentence) => {
    expect(problems(change)).toEqual([expect.stringContaining(sentence)]);
  });

  it('takes no more than ten', () => {
    expect(problems(...Array.from({ length: 11 }, () => ({})))).toEqual([
      '11 entries; at most 10 may stand',
    ]);
  });

  it('accepts tests that are about neither money, the outbox, permissions nor faults', () => {
    expect(isForgivable('realtime/fan-out.test.ts')).toBe(true);
    expect(isForgivable('tests/security/access-matrix.sweep.test.ts')).toBe(false);
  });
});
