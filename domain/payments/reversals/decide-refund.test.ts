import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRefund } from './decide-refund';

const payment = { state: 'completed' as const, isSurplus: false, amount: 1000, gone: 0 };
const request = { requested: null, secondPersonAbove: 500, givenToday: 0 };
const given = (minor: number, wantsSecondPerson: boolean) => ({
  ok: true,
  minor,
  wantsSecondPerson,
});
const no = (reason: string) => ({ ok: false, reason });

it.each([
  [payment, request, given(1000, true)],
  [payment, { ...request, requested: 500 }, given(500, false)],
  [payment, { ...request, requested: 501 }, given(501, true)],
  [{ ...payment, gone: 400 }, { ...request, requested: 101 }, given(101, true)],
  [{ ...payment, gone: 400 }, { ...request, requested: 100 }, given(100, false)],
  [{ ...payment, gone: 400 }, request, given(600, true)],
  [payment, { ...request, requested: 100, givenToday: 400 }, given(100, false)],
  [payment, { ...request, requested: 100, givenToday: 401 }, given(100, true)],
  [{ ...payment, gone: 400 }, { ...request, requested: 601 }, no('refund-too-large')],
  [{ ...payment, gone: 1000 }, request, no('nothing-to-refund')],
  [payment, { ...request, requested: 0 }, no('nothing-to-refund')],
  [{ ...payment, isSurplus: true }, request, no('nothing-to-refund')],
  [{ ...payment, state: 'pending' as const }, request, no('nothing-to-refund')],
  [{ ...payment, state: 'failed' as const }, request, no('nothing-to-refund')],
])('for the payment %j and the request %j, decides %j', (facts, wish, decided) => {
  expect(decideRefund(facts, wish)).toEqual(decided);
});

it('never refunds more than was received, whatever sequence of amounts is requested', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 1200 }))), (wishes) => {
      let gone = 0;
      for (const wish of wishes) {
        const decided = decideRefund({ ...payment, gone }, { ...request, requested: wish });
        if (decided.ok) gone += decided.minor;
      }
      expect(gone).toBeLessThanOrEqual(1000);
    }),
  );
});
