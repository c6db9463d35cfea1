/** Replies begun in a second, at least: somebody is always answered, however many send. */
const slowest = 1;
/** At most: more than a process can write. */
export const fastest = 1000;
/** More a second with every look at which no send is held up. */
const growth = 2;

/**
 * Replies a second after a look at the sends: half as many while they are held up, some more while
 * none is (additive increase, multiplicative decrease, as TCP shares a line: RFC 5681).
 */
export function nextReplyRate(rate: number, areSendsHeldUp: boolean): number {
  return areSendsHeldUp ? Math.max(slowest, rate / 2) : Math.min(fastest, rate + growth);
}
