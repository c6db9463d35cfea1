/** How far the review of a person's age has come. */
export interface AgeReview {
  doubtedAt: Date | null;
  confirmedAt: Date | null;
  heldAt: Date | null;
  liftedAt: Date | null;
}

/** Nothing against them; asked to confirm that they are an adult; or not allowed anything. */
export type ReviewStanding = 'clear' | 'to-confirm' | 'held';

/** Where a person stands by their review; whoever has none is clear. */
export function reviewStanding(review: AgeReview | undefined): ReviewStanding {
  if (!review) return 'clear';
  if (isHeld(review)) return 'held';
  return isAsked(review) ? 'to-confirm' : 'clear';
}

/**
 * What words that leave a doubt lead to. While the question is open, more of them change nothing:
 * two messages at once are one doubt.
 */
export function afterDoubt(
  review: AgeReview | undefined,
  now: Date,
  doubtSeconds: number,
): 'ask' | 'hold' {
  if (!review?.doubtedAt || isAsked(review)) return 'ask';
  const isRecent = now.getTime() - review.doubtedAt.getTime() <= doubtSeconds * 1000;
  return isRecent ? 'hold' : 'ask';
}

function isHeld({ heldAt, liftedAt }: AgeReview): boolean {
  return heldAt !== null && liftedAt === null;
}

function isAsked({ doubtedAt, confirmedAt }: AgeReview): boolean {
  return doubtedAt !== null && confirmedAt === null;
}
