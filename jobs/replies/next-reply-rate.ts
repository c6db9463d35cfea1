/** Replies begun in a second, at least: somebody is always answered, however many send. */
const slowest = 1;
/** At most: more than a process can write. */
export const fastest = 1000;
/** More a second with every look at which no send waits. */
const growth = 2;

/**
 * Replies a second after a look at the sends: half as many while sends wait, some more while none
 * does (additive increase, multiplicative decrease, as TCP shares a line: RFC 5681).
 */
export function nextReplyRate(rate: number, waitingSends: number): number {
  return waitingSends > 0 ? Math.max(slowest, rate / 2) : Math.min(fastest, rate + growth);
}
