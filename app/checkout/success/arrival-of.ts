import type { PaidView } from '../checkout-view';

/** What was paid for is usually there at once; whoever waits longer than this is told so, in milliseconds. */
const usuallyWithin = 30_000;

interface Arrived {
  isThere: boolean;
  /** Null where nobody knows. */
  paidAt: Date | null;
  now: Date;
}

/** Whether what was paid for has come, or for how long it has been awaited. */
export function arrivalOf({ isThere, paidAt, now }: Arrived): PaidView['arrival'] {
  if (isThere) return 'there';
  const waited = paidAt === null ? 0 : now.getTime() - paidAt.getTime();
  return waited > usuallyWithin ? 'late' : 'coming';
}
