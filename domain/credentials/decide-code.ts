export type CodeRefusal = 'invalid-code' | 'expired-code' | 'too-many-attempts';

interface Tried {
  /** This try included. */
  attempts: number;
  expiresAt: Date;
  isRight: boolean;
  /** Whether the account had a try left today; undefined while that has not been counted. */
  isShareLeft?: boolean;
}

/**
 * Whether a code that was entered is good. A try at one that is worn out or too old is not counted
 * against the account: its share is asked for after that (`needs-share`), and before anything is
 * told of the code. The last wrong try says that it was the last.
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
