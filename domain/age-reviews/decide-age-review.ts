import type { AgeReviewsRow } from '~/db/rows';

/** The stored progress of a review of a person's age. */
export type AgeReview = Pick<
  AgeReviewsRow,
  | 'doubted_at'
  | 'confirmed_at'
  | 'unanswered_messages'
  | 'check_at'
  | 'held_at'
  | 'lifted_at'
  | 'lifted_by'
  | 'arose_at'
>;

/**
 * The status of a person's review: clear; must confirm that they are an adult; must pass an age check;
 * or may not do anything.
 */
export type ReviewStatus = 'clear' | 'to-confirm' | 'to-check' | 'held';

/** Returns the status of a review; a person without one is clear. */
export function reviewStatus(review: AgeReview | undefined): ReviewStatus {
  if (!review) return 'clear';
  if (isHeld(review)) return 'held';
  if (!isQuestionOpen(review)) return 'clear';
  return review.check_at === null ? 'to-confirm' : 'to-check';
}

export type AgeReviewEvent =
  /** Their words leave a doubt; `doubtSeconds` is the time for which a doubt counts. */
  | { kind: 'doubted'; doubtSeconds: number }
  /** They sent a message without an answer; after `patience` messages a check is required. */
  | { kind: 'unanswered'; patience: number }
  /** They confirm that they are an adult. */
  | { kind: 'confirmed' }
  /** They are under age beyond doubt, or their address is marked. */
  | { kind: 'held' }
  /** They have passed an age check while they were not held. */
  | { kind: 'proved' }
  /** They have proved their age, or staff released them. */
  | { kind: 'lifted'; by: 'age_check' | 'staff' };

/**
 * Returns the changes to the review of a person's age, which may be their first; null if nothing
 * changes. While a question is open, further doubts change nothing: two concurrent messages are one
 * doubt. A doubt soon after an answer and an unanswered question both require an age check. Lifting a
 * hold removes all earlier doubts.
 */
export function decideAgeReview(
  review: AgeReview | undefined,
  event: AgeReviewEvent,
  now: Date,
): Partial<AgeReview> | null {
  const isOpen = reviewStatus(review) === 'to-confirm';
  switch (event.kind) {
    case 'doubted':
      return decideDoubt(review, event, now);
    case 'unanswered':
      return review && isOpen ? decideUnanswered(review, event, now) : null;
    case 'confirmed':
      return isOpen ? { confirmed_at: now } : null;
    case 'proved':
      return review && isQuestionOpen(review) ? { confirmed_at: now, check_at: null } : null;
    case 'held': {
      const held = { held_at: now, lifted_at: null, lifted_by: null, arose_at: now };
      return review && isHeld(review) ? null : held;
    }
    case 'lifted': {
      const none = { doubted_at: null, confirmed_at: null, check_at: null };
      const lifted = { lifted_at: now, lifted_by: event.by, ...none };
      return review && isHeld(review) ? lifted : null;
    }
  }
}

function decideDoubt(
  review: AgeReview | undefined,
  { doubtSeconds }: { doubtSeconds: number },
  now: Date,
): Partial<AgeReview> | null {
  if (review && isQuestionOpen(review)) return null;
  const before = review?.doubted_at;
  const isSoon = before && now.getTime() - before.getTime() <= doubtSeconds * 1000;
  return {
    doubted_at: now,
    confirmed_at: null,
    unanswered_messages: 0,
    check_at: isSoon ? now : null,
    arose_at: now,
  };
}

function decideUnanswered(
  { unanswered_messages: before }: Pick<AgeReview, 'unanswered_messages'>,
  { patience }: { patience: number },
  now: Date,
): Partial<AgeReview> {
  const unanswered = { unanswered_messages: before + 1 };
  return before + 1 < patience ? unanswered : { ...unanswered, check_at: now };
}

function isHeld({ held_at, lifted_at }: Pick<AgeReview, 'held_at' | 'lifted_at'>): boolean {
  return held_at !== null && lifted_at === null;
}

function isQuestionOpen({
  doubted_at,
  confirmed_at,
}: Pick<AgeReview, 'doubted_at' | 'confirmed_at'>) {
  return doubted_at !== null && confirmed_at === null;
}
