import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideMaking, priceOfMaking, type MakingFacts } from './decide-making';
import { decidePortraits, percentOf, type PortraitState } from './making';

const terms = {
  price: 40,
  free: 1,
  includedAMonth: 0,
  mostAtOnce: 3,
  mostADay: 20,
  mostKept: 100,
};
const premium = { ...terms, includedAMonth: 5, mostKept: 500 };
const facts: MakingFacts = {
  madeEver: 1,
  includedThisMonth: 0,
  beingMade: 0,
  orderedToday: 0,
  kept: 0,
  ageStatus: 'passed',
  pausedUntil: null,
};

describe('the price of a character', () => {
  it.each([
    ['nothing for the first', terms, { madeEver: 0 }, { kind: 'free', tokens: 0 }],
    ['tokens from the second on', terms, { madeEver: 1 }, { kind: 'paid', tokens: 40 }],
    [
      'nothing for five a month with Premium',
      premium,
      { includedThisMonth: 4 },
      { kind: 'included', tokens: 0 },
    ],
    ['tokens from the sixth on', premium, { includedThisMonth: 5 }, { kind: 'paid', tokens: 40 }],
    ['the free one before those of Premium', premium, { madeEver: 0 }, { kind: 'free', tokens: 0 }],
  ])('is %s', (_, of, known, price) => {
    expect(priceOfMaking(of, { ...facts, ...known })).toEqual(price);
  });
});

describe('a character', () => {
  it.each([
    [{ beingMade: 3 }, 3, 'moment'],
    [{ orderedToday: 20 }, 20, 'day'],
    [{ kept: 98, beingMade: 2 }, 100, 'account'],
  ] as const)('is not made beyond a limit: %o', (known, limit, per) => {
    const refusal = decideMaking(terms, { ...facts, ...known });
    expect(refusal).toMatchObject({ ok: false, reason: 'making-limit', data: { limit, per } });
  });

  it('is not made for a person whose age is open, or who is paused', () => {
    const reasonOf = (known: Partial<MakingFacts>) => {
      const decided = decideMaking(terms, { ...facts, ...known });
      return decided.ok ? null : decided.reason;
    };
    expect(reasonOf({ ageStatus: 'held' })).toBe('under_age_review');
    expect(reasonOf({ ageStatus: 'required' })).toBe('age-check-required');
    expect(reasonOf({ ageStatus: 'to-confirm' })).toBe('adult-confirmation-required');
    expect(reasonOf({ pausedUntil: new Date() })).toBe('chat-paused');
    expect(reasonOf({})).toBeNull();
  });
});

const state = fc.constantFrom<PortraitState>('waiting', 'done', 'failed');

describe('the progress', () => {
  it('grows with each finished piece and ends at 100', () => {
    expect(percentOf('texts', [])).toBe(0);
    expect(percentOf('bio', [])).toBe(12);
    expect(percentOf('portraits', ['done', 'failed', 'waiting'])).toBe(50);
    fc.assert(
      fc.property(fc.array(state, { minLength: 6, maxLength: 6 }), (portraits) => {
        const percent = percentOf('portraits', portraits);
        expect(percent).toBeGreaterThanOrEqual(25);
        expect(percent === 100).toBe(!portraits.includes('waiting'));
      }),
    );
  });

  it('has an outcome once no portrait is waiting', () => {
    fc.assert(
      fc.property(
        fc.array(state, { minLength: 1, maxLength: 6 }),
        fc.nat(6),
        (portraits, needed) => {
          const done = portraits.filter((one) => one === 'done').length;
          const outcome = decidePortraits(portraits, needed);
          if (portraits.includes('waiting')) expect(outcome).toBeNull();
          else expect(outcome).toBe(done >= Math.min(needed, portraits.length) ? 'made' : 'failed');
        },
      ),
    );
    expect(decidePortraits([], 3)).toBeNull();
  });
});
