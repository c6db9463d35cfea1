import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival-of';

const paidAt = new Date('2026-11-22T20:00:00Z');
const after = (seconds: number) => new Date(paidAt.getTime() + seconds * 1000);

describe('the arrival of a purchase', () => {
  it.each([
    [{ isThere: true, paidAt, now: after(600) }, 'there'],
    [{ isThere: true, paidAt: null, now: after(0) }, 'there'],
    [{ isThere: false, paidAt, now: after(1) }, 'coming'],
    [{ isThere: false, paidAt, now: after(30) }, 'coming'],
    [{ isThere: false, paidAt, now: after(31) }, 'late'],
    [{ isThere: false, paidAt: null, now: after(600) }, 'coming'],
    // Clocks differ.
    [{ isThere: false, paidAt, now: after(-5) }, 'coming'],
  ] as const)('%j: %s', (arrived, expected) => expect(arrivalOf(arrived)).toBe(expected));
});
