import { describe, it } from 'vitest';
import { measureScripts } from '~/bench/pages/measure-scripts';
import { countExchange } from './testing/count-exchange';
import { findLongFiles } from './testing/find-long-files';
import { findRepeatedPlaces } from './testing/find-repeated-places';
import { holdBudget } from './testing/hold-budget';
import { isBuildCurrent } from './testing/is-build-current';
import { toKiB } from './testing/to-kib';
import { weighFirstVisit } from './testing/weigh-first-visit';

/** Enough for all processes of the product, or all of its sources, on a busy machine. */
const timeout = 120_000;

describe('the sources', () => {
  it.each([
    ['files over 300 lines', findLongFiles],
    ['places of six lines that stand elsewhere as well', findRepeatedPlaces],
  ])('%s', { timeout }, (name, find) => {
    const places = find();
    holdBudget(name, { 'the product': places.length }, { places });
  });
});

describe('an exchange', () => {
  it('queries PostgreSQL and Redis no more often than its budget', { timeout }, async () => {
    // Under load a read may happen once more, because it no longer overlaps with another.
    holdBudget('two exchanges', await countExchange(), { toleranceOf: () => 1 });
  });
});

/** File names with a hash, nonces and the version of zlib affect the compressed size. */
const halfKiB = () => 0.5;

// Without a build there is nothing to measure; a run in CI has one.
describe.skipIf(!isBuildCurrent() && !process.env['CI'])('the build', () => {
  it('script KiB (gzip) of each page', { timeout }, async () => {
    const scripts = [...(await measureScripts())].sort(([a], [b]) => (a < b ? -1 : 1));
    const figures = scripts.map(([id, { bytes }]) => [id, toKiB(bytes)] as const);
    holdBudget('script KiB of a page', Object.fromEntries(figures), { toleranceOf: halfKiB });
  });

  it('KiB of the first visit', { timeout }, async () => {
    holdBudget('KiB of the first visit', await weighFirstVisit(), { toleranceOf: halfKiB });
  });
});
