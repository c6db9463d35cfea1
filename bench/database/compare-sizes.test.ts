import { expect, it } from 'vitest';
import { compareSizes } from './compare-sizes';

const run = (ms: number, last = ms) => [...Array.from({ length: 99 }, () => ms), last];
const growth = (smaller: number[], larger: number[]) =>
  compareSizes([{ name: 'one', smaller, larger }])[0]?.grows;

it('finds what is a fifth slower at the larger size, in the middle or at the end', () => {
  expect(growth(run(2), run(2.3))).toEqual([]);
  expect(growth(run(2), run(2.5))).toEqual(['p50', 'p99'].slice(0, 1));
  expect(growth(run(10), run(13))).toEqual(['p50', 'p99']);
});

it('takes a difference that two runs of the same have for none', () => {
  expect(growth(run(0.2), run(0.35))).toEqual([]);
});
