import type { AgeReviewsRow } from '~/db/rows';

/** How far the review of a person's age has come. */
export type AgeReview = Pick<
  AgeReviewsRow,
  'doubted_at' | 'confirmed_at' | 'held_at' | 'lifted_at' | 'lifted_by' | 'arose_at'
>;

/** Nothing against them; asked to confirm that they are an adult; or not allowed anything. */
export type ReviewStanding = 'clear' | 'to-confirm' | 'held';

/** Where a person stands by their review; whoever has none is clear. */
export function reviewStanding(review: AgeReview | undefined): ReviewStanding {
  if (!review) return 'clear';
  if (isHeld(review)) return 'held';
  return isAsked(review) ? 'to-confirm' : 'clear';
}

export type AgeReviewEvent =
  /** Their words leave a doubt; how long one counts. */
  | { kind: 'doubted'; doubtSeconds: number }
  /** They say that they are an adult. */
  | { kind: 'confirmed' }
  /** They are beyond doubt, or known by their address. */
  | { kind: 'held' }
  /** They have proved their age, or staff let them in. */
  | { kind: 'lifted'; by: 'age_check' | 'staff' };

interface Decision {
  /** What a doubt leads to: they are asked whether they are an adult, or held by the next event. */
  leadsTo: 'question' | 'hold' | null;
  /** What is noted of the review; null where it stays as it is. */
  changes: Partial<AgeReview> | null;
}

/**
 * What becomes of the review of a person's age, which may be the first that is heard of them. While a
 * question is open, more doubts change nothing: two messages at once are one doubt. One that comes soon
 * after an answer holds them; a hold that is lifted leaves nothing of the doubts before it.
 */
export function decideAgeReview(
  review: AgeReview | undefined,
  event: AgeReviewEvent,
  now: Date,
): Decision {
  switch (event.kind) {
    case 'doubted':
      return decideDoubt(review, event, now);
    case 'confirmed':
      return noting(review && isAsked(review) ? { confirmed_at: now } : null);
    case 'held': {
      const held = { held_at: now, lifted_at: null, lifted_by: null, arose_at: now };
      return noting(review && isHeld(review) ? null : held);
    }
    case 'lifted': {
      const lifted = { lifted_at: now, lifted_by: event.by, doubted_at: null, confirmed_at: null };
      return noting(review && isHeld(review) ? lifted : null);
    }
  }
}

function decideDoubt(
  review: AgeReview | undefined,
  { doubtSeconds }: { doubtSeconds: number },
  now: Date,
): Decision {
  if (review && isAsked(review)) return { leadsTo: 'question', changes: null };
  const before = review?.doubted_at;
  if (before && now.getTime() - before.getTime() <= doubtSeconds * 1000) {
    return { leadsTo: 'hold', changes: null };
  }
  const asked = { doubted_at: now, confirmed_at: null, arose_at: now };
  return { leadsTo: 'question', changes: asked };
}

const noting = (changes: Partial<AgeReview> | null): Decision => ({ leadsTo: null, changes });

function isHeld({ held_at, lifted_at }: Pick<AgeReview, 'held_at' | 'lifted_at'>): boolean {
  return held_at !== null && lifted_at === null;
}

function isAsked({ doubted_at, confirmed_at }: Pick<AgeReview, 'doubted_at' | 'confirmed_at'>) {
  return doubted_at !== null && confirmed_at === null;
}
