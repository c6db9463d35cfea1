import { refuse, type Refusal } from './refusals';

/** How often somebody has asked for another address since they were last locked out of it. */
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
 * Counts one more change. The last one allowed still happens and begins a lockout; the count starts
 * anew once that is over.
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

/** Whole seconds, the last one begun counted. */
export const secondsBetween = (from: Date, to: Date) =>
  Math.ceil((to.getTime() - from.getTime()) / 1000);
