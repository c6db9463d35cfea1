import type { PaidView } from '../checkout-view';

/** Milliseconds in which a product usually arrives; after that the person is notified of the delay. */
const usuallyWithin = 30_000;

interface Arrived {
  isThere: boolean;
  /** Null if unknown. */
  paidAt: Date | null;
  now: Date;
}

/** Returns whether a product has arrived, and if not, whether it is late. */
export function arrivalOf({ isThere, paidAt, now }: Arrived): PaidView['arrival'] {
  if (isThere) return 'there';
  const waited = paidAt === null ? 0 : now.getTime() - paidAt.getTime();
  return waited > usuallyWithin ? 'late' : 'coming';
}
