import type { AgeReviewsRow } from '~/db/rows';

/** How far the review of a person's age has come. */
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
 * Nothing against them; asked to confirm that they are an adult; to pass an age check; or not allowed
 * anything.
 */
export type ReviewStanding = 'clear' | 'to-confirm' | 'to-check' | 'held';

/** Where a person stands by their review; whoever has none is clear. */
export function reviewStanding(review: AgeReview | undefined): ReviewStanding {
  if (!review) return 'clear';
  if (isHeld(review)) return 'held';
  if (!isAsked(review)) return 'clear';
  return review.check_at === null ? 'to-confirm' : 'to-check';
}

export type AgeReviewEvent =
  /** Their words leave a doubt; how long one counts. */
  | { kind: 'doubted'; doubtSeconds: number }
  /** They wrote on without an answer; after how many messages a check is asked for. */
  | { kind: 'unanswered'; patience: number }
  /** They say that they are an adult. */
  | { kind: 'confirmed' }
  /** They are beyond doubt, or known by their address. */
  | { kind: 'held' }
  /** They have passed an age check that nothing was held for. */
  | { kind: 'proved' }
  /** They have proved their age, or staff let them in. */
  | { kind: 'lifted'; by: 'age_check' | 'staff' };

/**
 * Returns what is noted of the review of a person's age, which may be the first that is heard of them;
 * null where it stays as it is. While a question is open, more doubts change nothing: two messages at
 * once are one doubt. A doubt soon after an answer, and a question that nobody answers, ask for an age
 * check; a hold that is lifted leaves nothing of the doubts before it.
 */
export function decideAgeReview(
  review: AgeReview | undefined,
  event: AgeReviewEvent,
  now: Date,
): Partial<AgeReview> | null {
  const isOpen = reviewStanding(review) === 'to-confirm';
  switch (event.kind) {
    case 'doubted':
      return decideDoubt(review, event, now);
    case 'unanswered':
      return review && isOpen ? decideUnanswered(review, event, now) : null;
    case 'confirmed':
      return isOpen ? { confirmed_at: now } : null;
    case 'proved':
      return review && isAsked(review) ? { confirmed_at: now, check_at: null } : null;
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
  if (review && isAsked(review)) return null;
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

function isAsked({ doubted_at, confirmed_at }: Pick<AgeReview, 'doubted_at' | 'confirmed_at'>) {
  return doubted_at !== null && confirmed_at === null;
}
