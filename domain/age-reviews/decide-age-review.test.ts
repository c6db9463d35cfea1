import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideAgeReview,
  reviewStanding,
  type AgeReview,
  type AgeReviewEvent,
} from './decide-age-review';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const review = (change: Partial<AgeReview>): AgeReview => ({
  doubted_at: null,
  confirmed_at: null,
  held_at: null,
  lifted_at: null,
  lifted_by: null,
  arose_at: at(1),
  ...change,
});
const asked = review({ doubted_at: at(1) });
const confirmed = review({ doubted_at: at(1), confirmed_at: at(1) });
const held = review({ held_at: at(1) });
const heldWhileAsked = review({ doubted_at: at(1), held_at: at(1) });
const lifted = review({ held_at: at(1), lifted_at: at(2), lifted_by: 'staff' });
const doubted = { kind: 'doubted', doubtSeconds: 30 * 24 * 3600 } as const;

describe('where somebody stands', () => {
  it.each([
    ['never doubted', undefined, 'clear'],
    ['doubted', asked, 'to-confirm'],
    ['doubted and confirmed', confirmed, 'clear'],
    ['held', held, 'held'],
    ['held while asked', heldWhileAsked, 'held'],
    ['held and let in again', lifted, 'clear'],
  ] as const)('%s', (_what, given, standing) => {
    expect(reviewStanding(given)).toBe(standing);
  });
});

describe('a doubt', () => {
  const question = (now: Date) => ({
    leadsTo: 'question',
    changes: { doubted_at: now, confirmed_at: null, arose_at: now },
  });
  const monthLater = new Date(at(31).getTime() + 1);
  it.each([
    ['is the first', undefined, at(1), question(at(1))],
    ['comes while the question is open', asked, at(1), { leadsTo: 'question', changes: null }],
    ['comes again soon', confirmed, at(30), { leadsTo: 'hold', changes: null }],
    ['comes on the last day', confirmed, at(31), { leadsTo: 'hold', changes: null }],
    ['comes again much later', confirmed, monthLater, question(monthLater)],
    ['comes after a hold was lifted', lifted, at(3), question(at(3))],
  ] as const)('that %s', (_what, given, now, decision) => {
    expect(decideAgeReview(given, doubted, now)).toEqual(decision);
  });
});

describe('a review', () => {
  const hold = { held_at: at(3), lifted_at: null, lifted_by: null, arose_at: at(3) };
  const staffLift = { kind: 'lifted', by: 'staff' } as const;
  it.each([
    ['confirmed', 'asked', asked, { confirmed_at: at(3) }],
    ['confirmed', 'held while asked', heldWhileAsked, { confirmed_at: at(3) }],
    ['confirmed', 'confirmed', confirmed, null],
    ['confirmed', 'never begun', undefined, null],
    ['held', 'never begun', undefined, hold],
    ['held', 'asked', asked, hold],
    ['held', 'lifted', lifted, hold],
    ['held', 'held', held, null],
  ] as const)('is %s where it was %s', (kind, _before, given, changes) => {
    expect(decideAgeReview(given, { kind }, at(3))).toEqual({ leadsTo: null, changes });
  });

  it.each([
    [
      'held',
      heldWhileAsked,
      { lifted_at: at(3), lifted_by: 'staff', doubted_at: null, confirmed_at: null },
    ],
    ['asked', asked, null],
    ['lifted', lifted, null],
    ['never begun', undefined, null],
  ] as const)('is lifted where it was %s', (_before, given, changes) => {
    expect(decideAgeReview(given, staffLift, at(3))).toEqual({ leadsTo: null, changes });
  });

  const event = fc.constantFrom<AgeReviewEvent>(
    doubted,
    { kind: 'confirmed' },
    { kind: 'held' },
    staffLift,
    { kind: 'lifted', by: 'age_check' },
  );
  const steps = fc.array(fc.tuple(event, fc.nat(40)));
  /** How a review stands after some events, each so many days after the one before. */
  function after(events: [AgeReviewEvent, number][]): { now: Date; review: AgeReview | undefined } {
    let now = at(1);
    let stands: AgeReview | undefined;
    for (const [what, days] of events) {
      now = new Date(now.getTime() + days * 24 * 3600 * 1000);
      const { changes } = decideAgeReview(stands, what, now);
      if (changes) stands = { ...(stands ?? review({})), ...changes };
    }
    return { now, review: stands };
  }

  it('holds until it is lifted, whatever else is said', () => {
    fc.assert(
      fc.property(steps, event, (events, what) => {
        const { now, review: before } = after([...events, [{ kind: 'held' }, 0]]);
        const { changes } = decideAgeReview(before, what, now);
        const standing = reviewStanding(before && { ...before, ...changes });
        expect(standing).toBe(what.kind === 'lifted' ? 'clear' : 'held');
      }),
    );
  });

  it('changes once by what is said twice', () => {
    fc.assert(
      fc.property(steps, event, (events, what) => {
        const { now, review: before } = after([...events, [what, 0]]);
        const repeated = decideAgeReview(before, what, now);
        expect(repeated.changes).toBeNull();
      }),
    );
  });

  it('asks, or holds, whoever gives a doubt, and notes it of nobody it is to hold', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const { now, review: before } = after(events);
        const { leadsTo, changes } = decideAgeReview(before, doubted, now);
        const standing = reviewStanding({ ...(before ?? review({})), ...changes });
        if (leadsTo === 'hold') expect(changes).toBeNull();
        else expect(standing).toBe(reviewStanding(before) === 'held' ? 'held' : 'to-confirm');
      }),
    );
  });

  it('keeps what the table of reviews wants', () => {
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
