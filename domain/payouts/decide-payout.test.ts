import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePayout, type PayoutFacts } from './decide-payout';

const rules = { minimumMinor: 5_000, aloneMinor: 100_000 };
const method = { approvalStatus: 'approved', feeMinor: 100, isOffered: true } as const;
const facts = (changes: Partial<PayoutFacts> = {}): PayoutFacts => ({
  currency: 'USD',
  payable: 194_020,
  hasOpen: false,
  method,
  recentMinor: 0,
  ...changes,
});

describe('a request for a payout', () => {
  it('takes all that is payable without an amount', () => {
    expect(decidePayout(facts(), null, rules)).toEqual({
      ok: true,
      amountMinor: 194_020,
      feeMinor: 100,
      receivesMinor: 193_920,
      needsTwo: true,
    });
  });

  it.each([
    ['at the limit of one person', 100_000, 0, false],
    ['above it', 100_001, 0, true],
    ['together with those of the day above it', 60_000, 40_001, true],
  ])('%s', (_, amount, recentMinor, needsTwo) => {
    expect(decidePayout(facts({ recentMinor }), amount, rules)).toMatchObject({ needsTwo });
  });

  it.each([
    [{ hasOpen: true }, 5_000, 'payout-open'],
    [{ method: null }, 5_000, 'no-such-payout-method'],
    [
      { method: { ...method, approvalStatus: 'pending' as const } },
      5_000,
      'payout-method-not-approved',
    ],
    [{ method: { ...method, isOffered: false } }, 5_000, 'payout-kind-unavailable'],
    [{}, 4_999, 'payout-too-small'],
    [{}, -5_000, 'payout-too-small'],
    [{ method: { ...method, feeMinor: 5_000 } }, 5_000, 'payout-too-small'],
    [{ payable: -1 }, null, 'payout-too-small'],
    [{}, 194_021, 'payout-exceeds-payable'],
  ])('%j of %j is refused', (changes, amount, reason) => {
    expect(decidePayout(facts(changes), amount, rules)).toMatchObject({ ok: false, reason });
  });

  it('never takes more than is payable, and something always arrives', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.option(fc.integer()),
        (payable, amount) => {
          const decided = decidePayout(facts({ payable }), amount, rules);
          if (!decided.ok) return;
          expect(decided.amountMinor).toBeLessThanOrEqual(payable);
          expect(decided.receivesMinor).toBeGreaterThan(0);
          expect(decided.receivesMinor + decided.feeMinor).toBe(decided.amountMinor);
        },
      ),
    );
  });
});
