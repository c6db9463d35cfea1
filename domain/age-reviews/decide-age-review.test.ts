import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideAgeReview,
  reviewStatus,
  type AgeReview,
  type AgeReviewEvent,
} from './decide-age-review';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const review = (change: Partial<AgeReview>): AgeReview => ({
  doubted_at: null,
  confirmed_at: null,
  unanswered_messages: 0,
  check_at: null,
  held_at: null,
  lifted_at: null,
  lifted_by: null,
  arose_at: at(1),
  ...change,
});
const unconfirmed = review({ doubted_at: at(1) });
const confirmed = review({ doubted_at: at(1), confirmed_at: at(1) });
const toCheck = review({ doubted_at: at(1), check_at: at(2) });
const held = review({ held_at: at(1) });
const heldWhileQuestioned = review({ doubted_at: at(1), held_at: at(1) });
const lifted = review({ held_at: at(1), lifted_at: at(2), lifted_by: 'staff' });
const doubted = { kind: 'doubted', doubtSeconds: 30 * 24 * 3600 } as const;

describe('the review status of a person', () => {
  it.each([
    ['never doubted', undefined, 'clear'],
    ['doubted', unconfirmed, 'to-confirm'],
    ['doubted and confirmed', confirmed, 'clear'],
    ['asked for a check', toCheck, 'to-check'],
    ['held', held, 'held'],
    ['held while asked', heldWhileQuestioned, 'held'],
    ['held and let in again', lifted, 'clear'],
  ] as const)('%s', (_what, given, status) => {
    expect(reviewStatus(given)).toBe(status);
  });
});

describe('a doubt', () => {
  const noted = (now: Date, check_at: Date | null = null) => ({
    doubted_at: now,
    confirmed_at: null,
    unanswered_messages: 0,
    check_at,
    arose_at: now,
  });
  const monthLater = new Date(at(31).getTime() + 1);
  it.each([
    ['is the first, asks', undefined, at(1), noted(at(1))],
    ['comes while the question is open, changes nothing', unconfirmed, at(1), null],
    ['comes again soon, asks for a check', confirmed, at(30), noted(at(30), at(30))],
    ['comes on the last day, asks for a check', confirmed, at(31), noted(at(31), at(31))],
    ['comes again much later, asks', confirmed, monthLater, noted(monthLater)],
    ['comes after a hold was lifted, asks', lifted, at(3), noted(at(3))],
  ] as const)('that %s', (_what, given, now, changes) => {
    expect(decideAgeReview(given, doubted, now)).toEqual(changes);
  });
});

it('an unanswered question requires a check at the tenth message', () => {
  let stands = unconfirmed;
  const standings = Array.from({ length: 11 }, () => {
    const changes = decideAgeReview(stands, { kind: 'unanswered', patience: 10 }, at(2));
    stands = { ...stands, ...changes };
    return reviewStatus(stands);
  });
  expect(standings).toEqual([
    ...Array.from({ length: 9 }, () => 'to-confirm'),
    'to-check',
    'to-check',
  ]);
});

describe('a review', () => {
  const hold = { held_at: at(3), lifted_at: null, lifted_by: null, arose_at: at(3) };
  const staffLift = { kind: 'lifted', by: 'staff' } as const;
  it.each([
    ['confirmed', 'asked', unconfirmed, { confirmed_at: at(3) }],
    ['confirmed', 'held while asked', heldWhileQuestioned, null],
    ['confirmed', 'asked for a check', toCheck, null],
    ['proved', 'asked', unconfirmed, { confirmed_at: at(3), check_at: null }],
    ['proved', 'asked for a check', toCheck, { confirmed_at: at(3), check_at: null }],
    ['proved', 'confirmed', confirmed, null],
    ['proved', 'never begun', undefined, null],
    ['confirmed', 'confirmed', confirmed, null],
    ['confirmed', 'never begun', undefined, null],
    ['held', 'never begun', undefined, hold],
    ['held', 'asked', unconfirmed, hold],
    ['held', 'lifted', lifted, hold],
    ['held', 'held', held, null],
  ] as const)('is %s when it was %s', (kind, _before, given, changes) => {
    expect(decideAgeReview(given, { kind }, at(3))).toEqual(changes);
  });

  it.each([
    [
      'held',
      heldWhileQuestioned,
      {
        lifted_at: at(3),
        lifted_by: 'staff',
        doubted_at: null,
        confirmed_at: null,
        check_at: null,
      },
    ],
    ['asked', unconfirmed, null],
    ['lifted', lifted, null],
    ['never begun', undefined, null],
  ] as const)('handles a lift by staff when it was %s', (_before, given, changes) => {
    expect(decideAgeReview(given, staffLift, at(3))).toEqual(changes);
  });

  const event = fc.constantFrom<AgeReviewEvent>(
    doubted,
    { kind: 'confirmed' },
    { kind: 'proved' },
    { kind: 'held' },
    staffLift,
    { kind: 'lifted', by: 'age_check' },
  );
  const steps = fc.array(fc.tuple(event, fc.nat(40)));
  /** Returns a review after some events, each a number of days after the one before. */
  function after(events: [AgeReviewEvent, number][]): { now: Date; review: AgeReview | undefined } {
    let now = at(1);
    let stands: AgeReview | undefined;
    for (const [what, days] of events) {
      now = new Date(now.getTime() + days * 24 * 3600 * 1000);
      const changes = decideAgeReview(stands, what, now);
      if (changes) stands = { ...(stands ?? review({})), ...changes };
    }
    return { now, review: stands };
  }

  it('holds until it is lifted, whatever other events follow', () => {
    fc.assert(
      fc.property(steps, event, (events, what) => {
        const { now, review: before } = after([...events, [{ kind: 'held' }, 0]]);
        const changes = decideAgeReview(before, what, now);
        const status = reviewStatus(before && { ...before, ...changes });
        expect(status).toBe(what.kind === 'lifted' ? 'clear' : 'held');
      }),
    );
  });

  it('changes once for a repeated event', () => {
    fc.assert(
      fc.property(steps, event, (events, what) => {
        const { now, review: before } = after([...events, [what, 0]]);
        expect(decideAgeReview(before, what, now)).toBeNull();
      }),
    );
  });

  it('requires an answer after every doubt, and lets no one continue without it', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { now, review: before } = after(events);
        const changes = decideAgeReview(before, doubted, now);
        const status = reviewStatus({ ...(before ?? review({})), ...changes });
        expect(status).not.toBe('clear');
      }),
    );
  });

  it('satisfies the constraints of the table of reviews', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { review: made } = after(events);
        if (!made) return;
        expect(made.doubted_at !== null || made.held_at !== null).toBe(true);
        expect(made.lifted_at === null).toBe(made.lifted_by === null);
        if (made.lifted_at) expect(made.held_at).not.toBeNull();
      }),
    );
  });
});
