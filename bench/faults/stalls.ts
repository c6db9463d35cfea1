import type { Conversation } from './conversation';
import type { Outage } from './faults';

/**
 * The longest that anybody waited from saying something until it was confirmed or refused, in
 * seconds, without the time in which there was nobody to talk to: while what all need was frozen
 * (Redis, PostgreSQL), or the gateway that the tab was connected to. What is frozen beside that,
 * a worker, the relay's leader or web, counts in full.
 */
export function longestStall(tabs: Conversation[], outages: Outage[]): number {
  const now = performance.now();
  const waits = tabs.flatMap((tab) =>
    [...tab.moments.values()].map(({ said, settled }) => {
      const wait = { from: said, to: settled ?? now };
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
