import { describe, expect, it } from 'vitest';
import { decideClose, type CloseFacts } from './decide-close';
import { monthSchema } from './months';

const november = monthSchema.parse('2026-11');
const afterwards = new Date('2026-12-01T01:00:00Z');
const ready: CloseFacts = {
  month: november,
  isClosed: false,
  openBefore: null,
  missingReports: [],
  differences: 0,
  ledgerFaults: 0,
};

describe('closing a month', () => {
  it('is done from an hour after its end, when nothing of it is out', () => {
    expect(decideClose(ready, afterwards)).toEqual({ ok: true });
    expect(decideClose(ready, new Date(afterwards.getTime() - 1))).toEqual({
      ok: false,
      reason: 'month-not-over',
    });
  });

  it.each<[Partial<CloseFacts>, object]>([
    [{ isClosed: true }, { reason: 'already-closed' }],
    [
      { openBefore: monthSchema.parse('2026-10') },
      { reason: 'month-before-open', month: '2026-10' },
    ],
    [
      { missingReports: [{ processor: 'cards', day: '2026-11-30' }] },
      { reason: 'reports-missing', reports: [{ processor: 'cards', day: '2026-11-30' }] },
    ],
    [{ differences: 2 }, { reason: 'differences-open', count: 2 }],
    [{ ledgerFaults: 1 }, { reason: 'ledger-faulty', count: 1 }],
  ])('is refused with the reason: %o', (changes, refusal) => {
    expect(decideClose({ ...ready, ...changes }, afterwards)).toEqual({ ok: false, ...refusal });
  });
});
