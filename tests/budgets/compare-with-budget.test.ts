import { expect, it } from 'vitest';
import { compareWithBudget } from './testing/compare-with-budget';

const budget = { home: 10, chat: 20 };
const compare = (measured: Record<string, number>, toleranceOf = (_budget: number) => 0) =>
  compareWithBudget({ budget, measured, toleranceOf });

it('accepts figures that equal their budgets', () => {
  expect(compare(budget)).toEqual({ above: [], missing: [], beaten: [], next: budget });
});

it('names a figure above its budget and leaves the budget as it is', () => {
  expect(compare({ home: 11, chat: 20 })).toMatchObject({
    above: ['home: 11 of 10'],
    next: budget,
  });
});

it('lowers the budget of a figure below it', () => {
  expect(compare({ home: 7, chat: 20 })).toMatchObject({
    beaten: ['home: 7 of 10'],
    next: { home: 7, chat: 20 },
  });
});

it('neither fails nor lowers within the tolerance', () => {
  const tenth = (held: number) => held / 10;
  const same = { above: [], missing: [], beaten: [], next: budget };
  expect(compare({ home: 11, chat: 18 }, tenth)).toEqual(same);
  expect(compare({ home: 11.1, chat: 18 }, tenth).above).toEqual(['home: 11.1 of 10']);
});

it('sets a first budget for a new figure, and drops the budget of a missing one', () => {
  expect(compare({ home: 10, profile: 5 })).toEqual({
    above: [],
    missing: ['profile: 5, without a budget'],
    beaten: ['chat: gone'],
    next: { home: 10, profile: 5 },
  });
});
