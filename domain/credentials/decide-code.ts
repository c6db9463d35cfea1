export type CodeRefusal = 'invalid-code' | 'expired-code' | 'too-many-attempts';

interface Tried {
  /** The number of tries, including this one. */
  attempts: number;
  expiresAt: Date;
  isRight: boolean;
  /** True if the account has a try left today; undefined if this has not been counted yet. */
  isShareLeft?: boolean;
}

/**
 * Decides about an entered code. A try at a used-up or expired code is not counted against the
 * account: the account's share is requested afterwards (`needs-share`), before the result reveals
 * anything about the code. The last wrong try returns that it was the last.
 */
export function decideCode(
  { attempts, expiresAt, isRight, isShareLeft }: Tried,
  { mostAttempts, now }: { mostAttempts: number; now: Date },
): 'right' | CodeRefusal | 'needs-share' {
  if (attempts > mostAttempts) return 'too-many-attempts';
  if (expiresAt <= now) return 'expired-code';
  if (isShareLeft === undefined) return 'needs-share';
  if (!isShareLeft) return 'too-many-attempts';
  if (isRight) return 'right';
  return attempts === mostAttempts ? 'too-many-attempts' : 'invalid-code';
}
