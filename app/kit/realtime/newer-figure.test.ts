import { expect, it } from 'vitest';
import { newerFigure } from './newer-figure';

it.each([
  ['what was read, before any event', { figure: 80, at: 100 }, null, 80],
  ['what an event told after the reading', { figure: 80, at: 100 }, { figure: 78, at: 120 }, 78],
  [
    'what an event told, where older data comes after it',
    { figure: 76, at: 110 },
    { figure: 74, at: 120 },
    74,
  ],
  ['what was read anew after an event', { figure: 74, at: 130 }, { figure: 76, at: 120 }, 74],
])('shows %s', (_name, read, fromEvent, shown) => {
  expect(newerFigure(read, fromEvent)).toBe(shown);
});
