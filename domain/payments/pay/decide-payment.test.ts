import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePayment, type PaymentFacts, type PaymentReport } from './decide-payment';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const pending: PaymentFacts = {
  state: 'pending',
  amount: usd(999),
  order: 'open',
  isOwned: false,
  review: null,
};
const completed = { ...pending, state: 'completed' as const, order: 'paid' as const };
const failed = { ...pending, state: 'failed' as const };
const expired = { ...pending, state: 'expired' as const, order: 'expired' as const };

const paid: PaymentReport = { state: 'completed', amount: usd(999) };
const declined: PaymentReport = { state: 'failed', declineCode: 'do-not-honour' };
const waits: PaymentReport = { state: 'pending' };
const over: PaymentReport = { state: 'expired' };
const neverArrived: PaymentReport = { state: 'unheard' };

const nothing = { effect: 'none', review: null, receivedMinor: null };
const stays = (state: string) => ({ ...nothing, state });

describe('a payment', () => {
  it.each<[string, PaymentFacts, PaymentReport, object]>([
    ['pending, paid', pending, paid, { ...nothing, state: 'completed', effect: 'fulfil' }],
    ['pending, declined', pending, declined, { ...nothing, state: 'failed', effect: 'fail' }],
    ['pending, expired', pending, over, { ...nothing, state: 'expired', effect: 'fail' }],
    ['pending, never heard of', pending, neverArrived, stays('failed')],
    ['pending, still pending', pending, waits, stays('pending')],
    ['completed, paid again', completed, paid, stays('completed')],
    ['completed, declined', completed, declined, stays('completed')],
    ['completed, expired', completed, over, stays('completed')],
    ['completed, never heard of', completed, neverArrived, stays('completed')],
    ['completed, pending', completed, waits, stays('completed')],
    ['failed, paid late', failed, paid, { ...nothing, state: 'completed', effect: 'fulfil' }],
    ['failed, declined again', failed, declined, stays('failed')],
    ['failed, expired', failed, over, stays('failed')],
    ['failed, pending', failed, waits, stays('failed')],
    ['expired, paid late', expired, paid, { ...nothing, state: 'completed', effect: 'fulfil' }],
    ['expired, declined', expired, declined, stays('expired')],
    ['expired, never heard of', expired, neverArrived, stays('expired')],
  ])('%s', (_what, facts, report, decided) => {
    expect(decidePayment(facts, report)).toEqual(decided);
  });

  it.each(['paid', 'cancelled'] as const)('for an order that is %s is refunded', (order) => {
    for (const facts of [pending, failed, expired]) {
      expect(decidePayment({ ...facts, order }, paid)).toEqual({
        ...nothing,
        state: 'completed',
        effect: 'give-back',
      });
    }
  });

  it.each<[string, PaymentReport, string, number | null]>([
    ['another amount', { state: 'completed', amount: usd(998) }, 'amount-mismatch', 998],
    [
      'another currency',
      { state: 'completed', amount: { minor: 999, currency: 'EUR' } },
      'currency-mismatch',
      null,
    ],
    ['too little', { state: 'completed', amount: usd(999), received: usd(998) }, 'underpaid', 998],
    ['too little in time', { state: 'expired', received: usd(1) }, 'underpaid', 1],
  ])('of %s is looked at and gives nothing', (_what, report, review, receivedMinor) => {
    const decided = { state: 'pending', effect: 'none', review, receivedMinor };
    expect(decidePayment(pending, report)).toEqual(decided);
  });

  it('for something the buyer already owns is refunded, whatever its previous state', () => {
    for (const state of ['pending', 'failed', 'expired'] as const) {
      const owned = { ...pending, state, isOwned: true };
      expect(decidePayment(owned, paid)).toMatchObject({ state: 'completed', effect: 'give-back' });
    }
  });

  it('under review stays as it is until the full amount arrives', () => {
    const looked = { ...pending, review: 'underpaid' as const };
    for (const report of [declined, over, neverArrived, waits]) {
      expect(decidePayment(looked, report)).toMatchObject({
        state: 'pending',
        review: 'underpaid',
      });
    }
    const whole: PaymentReport = { state: 'completed', amount: usd(999), received: usd(999) };
    expect(decidePayment(looked, whole)).toMatchObject({ effect: 'fulfil', review: null });
  });

  it('of too much is fulfilled, and records the amount received', () => {
    const report: PaymentReport = { state: 'completed', amount: usd(999), received: usd(1200) };
    expect(decidePayment(pending, report)).toEqual({
      state: 'completed',
      effect: 'fulfil',
      review: null,
      receivedMinor: 1200,
    });
  });

  it('in coins is not compared in their units', () => {
    const report: PaymentReport = {
      state: 'completed',
      amount: usd(999),
      received: { minor: 7, currency: 'BTC' },
    };
    expect(decidePayment(pending, report)).toMatchObject({ effect: 'fulfil', receivedMinor: null });
  });
});

const money = fc.record({
  minor: fc.integer({ min: 0, max: 2000 }),
  currency: fc.constantFrom('USD', 'EUR', 'BTC'),
});
const anything: fc.Arbitrary<PaymentReport> = fc.oneof(
  fc.constant(paid),
  fc.constant(declined),
  fc.constant(neverArrived),
  fc.record({ state: fc.constant('pending' as const), received: money }),
  fc.record({ state: fc.constant('expired' as const), received: money }),
  fc.record({ state: fc.constant('completed' as const), amount: money, received: money }),
);

/** Applies reports in sequence, as `changePayment` does, and returns every effect. */
function applyAll(tellings: readonly PaymentReport[]) {
  let facts = pending;
  const effects: string[] = [];
  for (const report of tellings) {
    const decided = decidePayment(facts, report);
    effects.push(decided.effect);
    const order = decided.effect === 'fulfil' ? 'paid' : facts.order;
    facts = { ...facts, state: decided.state, review: decided.review, order };
  }
  return { facts, effects };
}

describe('a payment after reports in any order and number', () => {
  it('is given at most once, and only for the whole amount', () => {
    fc.assert(
      fc.property(fc.array(anything), (tellings) => {
        const { effects } = applyAll(tellings);
        const given = effects.filter((effect) => effect === 'fulfil');
        expect(given.length).toBeLessThanOrEqual(1);
        const hasWhole = tellings.some(
          (report) =>
            report.state === 'completed' &&
            report.amount.currency === 'USD' &&
            report.amount.minor === 999 &&
            (report.received?.currency !== 'USD' || report.received.minor >= 999),
        );
        expect(given.length > 0).toBe(hasWhole);
      }),
    );
  });

  it('does not change when a report is repeated', () => {
    fc.assert(
      fc.property(fc.array(anything), anything, (tellings, report) => {
        const once = applyAll([...tellings, report]);
        const twice = applyAll([...tellings, report, report]);
        expect(twice.facts).toEqual(once.facts);
        expect(twice.effects.at(-1)).toBe('none');
      }),
    );
  });

  it('ends in the same state once the full amount was reported, at any position', () => {
    fc.assert(
      fc.property(fc.array(anything), fc.array(anything), (before, after) => {
        expect(applyAll([...before, paid, ...after]).facts).toMatchObject({
          state: 'completed',
          order: 'paid',
          review: null,
        });
      }),
    );
  });
});
