import { expect, it } from 'vitest';
import { compareSizes } from './compare-sizes';

const run = (ms: number, pages: number | null = 10) => ({
  times: Array.from({ length: 100 }, () => ms),
  pages,
});
const growth = (smaller: ReturnType<typeof run>, larger: ReturnType<typeof run>) =>
  compareSizes([{ name: 'one', smaller, larger }])[0]?.grows;

it('finds a statement that is a fifth slower at the larger size, at the median or the tail', () => {
  expect(growth(run(2), run(2.3))).toEqual([]);
  expect(growth(run(2), run(2.5))).toEqual(['p50']);
  expect(growth(run(20), run(26))).toEqual(['p50', 'p99']);
});

it('finds a statement that reads more pages, however quickly', () => {
  expect(growth(run(1, 100), run(1, 150))).toEqual(['pages']);
  expect(growth(run(1, null), run(1, 150))).toEqual(['pages']);
});

it('ignores a difference that two equal runs have', () => {
  expect(growth(run(0.2, 4), run(0.35, 8))).toEqual([]);
});
