import { paidByTokens } from './call-cost';
import type { CurrentStatus } from './decide-call';

/**
 * Returns the tokens to hold in addition: one minute's price if the held tokens last at most `aheadMs`
 * milliseconds, counted from the last sign; 0 while nothing is counted.
 */
export function decideHold(
  { state, isFree, heardAt, talkedMs, freeMs, held, price, limitMs }: CurrentStatus,
  { now, aheadMs }: { now: Date; aheadMs: number },
): number {
  if (state !== 'live' || isFree) return 0;
  const talked = talkedMs - freeMs + Math.max(0, now.getTime() - heardAt.getTime());
  const paidFor = paidByTokens(held, price);
  if (limitMs !== null && paidFor >= limitMs) return 0;
  return paidFor - talked <= aheadMs ? price : 0;
}
