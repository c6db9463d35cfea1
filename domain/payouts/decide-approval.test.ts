import { describe, expect, it } from 'vitest';
import { decideApproval, type ApprovalFacts } from './decide-approval';

const now = new Date('2026-11-27T12:00:00Z');
const rules = { now, firstWordSeconds: 7 * 86_400 };
const facts = (changes: Partial<ApprovalFacts> = {}): ApprovalFacts => ({
  state: 'requested',
  isHeld: false,
  amountMinor: 194_020,
  needsTwo: true,
  first: { by: 'okoro', at: new Date('2026-11-26T12:00:00Z') },
  isMethodSame: true,
  ...changes,
});
const weber = { staffId: 'weber', isLimited: false, typedMinor: 194_020 };

describe('an approval', () => {
  it('is the only word up to the limit, else the first and the second', () => {
    expect(decideApproval(facts({ needsTwo: false, first: null }), weber, rules)).toEqual({
      ok: true,
      word: 'only',
    });
    expect(decideApproval(facts({ first: null }), weber, rules)).toMatchObject({ word: 'first' });
    expect(decideApproval(facts(), weber, rules)).toMatchObject({ word: 'second' });
  });

  it('is the first again once the first has lapsed', () => {
    const first = { by: 'weber', at: new Date('2026-11-20T12:00:00Z') };
    expect(decideApproval(facts({ first }), weber, rules)).toMatchObject({ word: 'first' });
  });

  it.each([
    [{}, { staffId: 'okoro' }, 'payout-needs-another'],
    [{}, { isLimited: true }, 'payout-needs-another'],
    [{}, { typedMinor: 194_021 }, 'payout-sum-differs'],
    [{}, { typedMinor: null }, 'payout-sum-differs'],
    [{ isHeld: true }, {}, 'payout-held'],
    [{ isMethodSame: false }, {}, 'payout-method-changed'],
    [{ state: 'approved' }, {}, 'payout-not-open'],
  ])('%j by %j is refused', (changes, by, reason) => {
    expect(decideApproval(facts(changes), { ...weber, ...by }, rules)).toMatchObject({ reason });
  });
});
