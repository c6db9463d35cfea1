import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseModels, costOf } from './choose-models';
import type { ModelRoute } from './settings';

const routes: ModelRoute[] = [
  { purpose: 'reply', tier: 'premium', models: [{ model: 'large' }, { model: 'small' }] },
  { purpose: 'facts', models: [{ model: 'tiny', temperature: 0, max_tokens: 200 }] },
  { tier: 'guest', models: [{ model: 'small' }] },
];
const request = { purpose: 'reply', tier: 'free', spentMicros: 0, budgetMicros: 100 } as const;
const names = (more: Partial<Parameters<typeof chooseModels>[1]>) =>
  chooseModels(routes, { ...request, ...more }).map(({ model }) => model);

describe('the models for a call', () => {
  it('are those of the first route that fits, else that of the configuration', () => {
    expect(names({ tier: 'premium' })).toEqual(['large', 'small']);
    expect(names({ tier: 'guest' })).toEqual(['small']);
    expect(names({ tier: 'guest', purpose: 'facts' })).toEqual(['tiny']);
    expect(names({})).toEqual([null]);
  });

  it('are one for a reply, and none for other purposes once the budget is used up', () => {
    expect(names({ tier: 'premium', spentMicros: 100 })).toEqual(['small']);
    expect(names({ spentMicros: 100 })).toEqual([null]);
    expect(names({ purpose: 'facts', spentMicros: 100 })).toEqual([]);
    expect(names({ purpose: 'summary', spentMicros: 101 })).toEqual([]);
    expect(names({ purpose: 'facts', spentMicros: 99 })).toEqual(['tiny']);
    expect(names({ purpose: 'facts', spentMicros: 100, budgetMicros: 0 })).toEqual(['tiny']);
  });

  it('always answer a reply', () => {
    const any = fc.record({
      tier: fc.constantFrom('guest' as const, 'free' as const, 'premium' as const),
      spentMicros: fc.nat(),
      budgetMicros: fc.nat(),
    });
    fc.assert(fc.property(any, (more) => names(more).length > 0));
  });
});

it('returns the price of the tokens, rounded up', () => {
  const price = { in: 150, out: 600 };
  expect(costOf(price, { tokensIn: 1000, tokensOut: 1000 })).toBe(750);
  expect(costOf(price, { tokensIn: 1, tokensOut: 0 })).toBe(1);
  expect(costOf(price, { tokensIn: 0, tokensOut: 0 })).toBe(0);
  expect(costOf(undefined, { tokensIn: 1000, tokensOut: 1000 })).toBe(0);
});
