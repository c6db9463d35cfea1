/** The minimum of replies begun per second: some replies proceed whatever the load of sends. */
const slowest = 1;
/** The maximum: more than a process can write. */
export const fastest = 1000;
/** The increase per second with every check that finds no delayed sends. */
const growth = 2;

/**
 * Returns the replies per second after a check of the sends: half as many if sends are delayed, slightly
 * more otherwise (additive increase, multiplicative decrease, as in TCP: RFC 5681).
 */
export function nextReplyRate(rate: number, areSendsHeldUp: boolean): number {
  return areSendsHeldUp ? Math.max(slowest, rate / 2) : Math.min(fastest, rate + growth);
}
