import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSettlement, type SettledMovement } from './compare-settlement';

const movement = (changes: Partial<SettledMovement> = {}): SettledMovement => ({
  kind: 'payment',
  providerPaymentId: 'p1',
  amount: { minor: 1999, currency: 'USD' },
  occurredAt: new Date('2026-11-20T10:00:00Z'),
  ...changes,
});
const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('a settlement report and our books', () => {
  it('agree when every movement has its match', () => {
    const ours = [movement(), movement({ kind: 'refund', amount: usd(-500) })];
    expect(compareSettlement(ours, ours.toReversed())).toEqual([]);
  });

  it('reports movements that only one side has', () => {
    const [ours, theirs] = [movement(), movement({ providerPaymentId: 'p2' })];
    expect(compareSettlement([ours], [theirs])).toEqual([
      { difference: 'unknown-to-them', ours },
      { difference: 'unknown-to-us', theirs },
    ]);
  });

  it.each([
    ['another amount', usd(1998)],
    ['another currency', { minor: 1999, currency: 'EUR' }],
  ])('reports %s once', (_, amount) => {
    const [ours, theirs] = [movement(), movement({ amount })];
    expect(compareSettlement([ours], [theirs])).toEqual([{ difference: 'amount', ours, theirs }]);
  });

  it('does not take a refund for the payment it is of', () => {
    const [ours, theirs] = [movement(), movement({ kind: 'chargeback' })];
    expect(compareSettlement([ours], [theirs])).toHaveLength(2);
  });

  it('pairs several refunds of a payment by amount before it calls one wrong', () => {
    const refund = (minor: number, hour: number) =>
      movement({
        kind: 'refund',
        amount: usd(minor),
        occurredAt: new Date(Date.UTC(2026, 10, 20, hour)),
      });
    const ours = [refund(-300, 1), refund(-200, 2)];
    const theirs = [refund(-200, 1), refund(-300, 2), refund(-100, 3)];
    expect(compareSettlement(ours, theirs)).toEqual([
      { difference: 'unknown-to-us', theirs: refund(-100, 3) },
    ]);
  });
});

const movements = fc.array(
  fc.record({
    kind: fc.constantFrom('payment', 'refund', 'chargeback', 'chargeback-reversed'),
    providerPaymentId: fc.constantFrom('p1', 'p2', 'p3'),
    amount: fc.constantFrom(-2, -1, 1, 2).map(usd),
    occurredAt: fc.nat(5).map((day) => new Date(Date.UTC(2026, 10, day + 1))),
  }),
  { maxLength: 12 },
);
const sum = (list: readonly SettledMovement[]) =>
  list.reduce((total, { amount }) => total + amount.minor, 0);

describe('any report and any books', () => {
  it('agree with themselves in any order', () => {
    fc.assert(
      fc.property(movements, (ours) => {
        expect(compareSettlement(ours, ours.toReversed())).toEqual([]);
      }),
    );
  });

  it('differ by exactly the reported differences', () => {
    fc.assert(
      fc.property(movements, movements, (ours, theirs) => {
        const differences = compareSettlement(ours, theirs);
        const out = differences.reduce(
          (total, one) =>
            total +
            ('theirs' in one ? one.theirs.amount.minor : 0) -
            ('ours' in one ? one.ours.amount.minor : 0),
          0,
        );
        expect(out).toBe(sum(theirs) - sum(ours));
      }),
    );
  });
});
