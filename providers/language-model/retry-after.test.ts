import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['3', 3_000],
  [' 90 ', 90_000],
  ['1.5', 1_500],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('Retry-After: %j means %j milliseconds', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected);
});
