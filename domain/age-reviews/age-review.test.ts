import { describe, expect, it } from 'vitest';
import { afterDoubt, reviewStanding, type AgeReview } from './age-review';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const review = (change: Partial<AgeReview>): AgeReview => ({
  doubtedAt: null,
  confirmedAt: null,
  heldAt: null,
  liftedAt: null,
  ...change,
});
const month = 30 * 24 * 3600;

describe('where somebody stands', () => {
  it.each([
    ['never doubted', undefined, 'clear'],
    ['doubted', review({ doubtedAt: at(1) }), 'to-confirm'],
    ['doubted and confirmed', review({ doubtedAt: at(1), confirmedAt: at(2) }), 'clear'],
    ['held', review({ heldAt: at(1) }), 'held'],
    ['held while asked', review({ doubtedAt: at(1), heldAt: at(1) }), 'held'],
    ['held and let in again', review({ heldAt: at(1), liftedAt: at(2) }), 'clear'],
  ] as const)('%s', (_what, given, standing) => {
    expect(reviewStanding(given)).toBe(standing);
  });
});

describe('a doubt', () => {
  const confirmed = review({ doubtedAt: at(1), confirmedAt: at(1) });
  it.each([
    ['is the first', undefined, at(1), 'ask'],
    ['comes while the question is open', review({ doubtedAt: at(1) }), at(1), 'ask'],
    ['comes again soon', confirmed, at(30), 'hold'],
    ['comes on the last day', confirmed, at(31), 'hold'],
    ['comes again much later', confirmed, new Date(at(31).getTime() + 1), 'ask'],
    ['comes after a hold was lifted', review({ heldAt: at(1), liftedAt: at(2) }), at(3), 'ask'],
  ] as const)('that %s', (_what, given, now, led) => {
    expect(afterDoubt(given, now, month)).toBe(led);
  });
});
