import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRetryAfter, retryDelay } from './retry-delay';

const backoff = { baseMs: 100, capMs: 1_000 };
const fraction = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('the wait before another attempt', () => {
  it('is anywhere up to a bound that doubles and stops at the cap', () => {
    fc.assert(
      fc.property(fc.nat(20), fraction, (attempt, random) => {
        const wait = retryDelay(attempt, undefined, backoff, () => random);
        expect(wait).toBeCloseTo(random * Math.min(1_000, 100 * 2 ** attempt));
      }),
    );
  });

  it('is never shorter than the server asked for, and none when it asked for too much', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(3_000), fraction, (attempt, asked, random) => {
        const wait = retryDelay(attempt, asked, backoff, () => random);
        if (asked > 1_000) expect(wait).toBeNull();
        else expect(wait).toBeGreaterThanOrEqual(asked);
      }),
    );
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it.each([
    ['3', 3_000],
    ['Fri, 20 Nov 2026 12:00:05 GMT', 5_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%j means %j milliseconds', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});
