import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideRefund } from './decide-refund';

const payment = { state: 'completed' as const, isSurplus: false, amount: 1000, gone: 0 };
const asked = { asked: null, secondPersonAbove: 500, givenToday: 0 };
const given = (minor: number, wantsSecondPerson: boolean) => ({
  ok: true,
  minor,
  wantsSecondPerson,
});
const no = (reason: string) => ({ ok: false, reason });

it.each([
  [payment, asked, given(1000, true)],
  [payment, { ...asked, asked: 500 }, given(500, false)],
  [payment, { ...asked, asked: 501 }, given(501, true)],
  [{ ...payment, gone: 400 }, { ...asked, asked: 101 }, given(101, true)],
  [{ ...payment, gone: 400 }, { ...asked, asked: 100 }, given(100, false)],
  [{ ...payment, gone: 400 }, asked, given(600, true)],
  [payment, { ...asked, asked: 100, givenToday: 400 }, given(100, false)],
  [payment, { ...asked, asked: 100, givenToday: 401 }, given(100, true)],
  [{ ...payment, gone: 400 }, { ...asked, asked: 601 }, no('refund-too-large')],
  [{ ...payment, gone: 1000 }, asked, no('nothing-to-refund')],
  [payment, { ...asked, asked: 0 }, no('nothing-to-refund')],
  [{ ...payment, isSurplus: true }, asked, no('nothing-to-refund')],
  [{ ...payment, state: 'pending' as const }, asked, no('nothing-to-refund')],
  [{ ...payment, state: 'failed' as const }, asked, no('nothing-to-refund')],
])('of %j, asked for %j, it is %j', (facts, wish, decided) => {
  expect(decideRefund(facts, wish)).toEqual(decided);
});

it('never gives back more than came, whatever is asked for in turn', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 1200 }))), (wishes) => {
      let gone = 0;
      for (const wish of wishes) {
        const decided = decideRefund({ ...payment, gone }, { ...asked, asked: wish });
        if (decided.ok) gone += decided.minor;
      }
      expect(gone).toBeLessThanOrEqual(1000);
    }),
  );
});
