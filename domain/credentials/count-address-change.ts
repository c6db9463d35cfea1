import { refuse, type Refusal } from './refusals';

/** The number of address changes since the last lockout. */
interface AddressChanges {
  attempts: number;
  lockedUntil: Date | null;
}

interface Limits {
  attempts: number;
  lockSeconds: number;
}

type Count = { ok: true; after: AddressChanges } | Refusal<'too-many-attempts'>;

/**
 * Counts one more change. The last allowed one still succeeds and starts a lockout, after which the
 * count starts from zero.
 */
export function countAddressChange(before: AddressChanges, now: Date, limits: Limits): Count {
  const { lockedUntil } = before;
  if (lockedUntil && lockedUntil > now) {
    return refuse('too-many-attempts', { retryAfterSeconds: secondsBetween(now, lockedUntil) });
  }
  const attempts = (lockedUntil ? 0 : before.attempts) + 1;
  const isLast = attempts >= limits.attempts;
  return {
    ok: true,
    after: {
      attempts,
      lockedUntil: isLast ? new Date(now.getTime() + limits.lockSeconds * 1000) : null,
    },
  };
}

/** Returns the whole seconds between two times, rounded up. */
export const secondsBetween = (from: Date, to: Date) =>
  Math.ceil((to.getTime() - from.getTime()) / 1000);
