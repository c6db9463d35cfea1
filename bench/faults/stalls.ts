import type { Conversation } from './conversation';
import type { Outage } from './faults';

/**
 * Returns the longest time in seconds from sending a message until it was confirmed or refused. Periods in
 * which the product was unreachable are subtracted: while a shared part (Redis, PostgreSQL) or the tab's
 * own gateway was frozen. Periods with another frozen process (a worker, the relay's leader or web) count
 * in full.
 */
export function longestStall(tabs: Conversation[], outages: Outage[]): number {
  const now = performance.now();
  const waits = tabs.flatMap((tab) =>
    [...tab.moments.values()].map(({ sentAt, settled }) => {
      const wait = { from: sentAt, to: settled ?? now };
      return lengthOf(wait) - excused(tab, wait, outages);
    }),
  );
  return Math.max(0, ...waits) / 1000;
}

interface Span {
  from: number;
  to: number;
}

const lengthOf = ({ from, to }: Span) => Math.max(0, to - from);
const overlap = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

function excused(tab: Conversation, wait: Span, outages: Outage[]): number {
  return outages.reduce((sum, outage) => {
    const { of } = outage;
    if (of === 'everybody') return sum + lengthOf(overlap(wait, outage));
    const links = tab.links.filter(({ gatewayUrl }) => gatewayUrl === of.gatewayUrl);
    return links.reduce(
      (total, link) => total + lengthOf(overlap(overlap(wait, outage), link)),
      sum,
    );
  }, 0);
}
