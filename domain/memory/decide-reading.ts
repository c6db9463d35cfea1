/** A stretch of a chat: what was said since it was looked through last. */
interface Stretch {
  /** Messages of the person whose exchange is finished. */
  told: number;
  lastSaidAt: Date;
}

type Reading = { kind: 'read' } | { kind: 'wait'; until: Date } | { kind: 'nothing' };

/** Whether new messages are looked through now, or wait for more or for a pause. */
export function decideReading(
  { told, lastSaidAt }: Stretch,
  { batch, pauseMs, now }: { batch: number; pauseMs: number; now: Date },
): Reading {
  if (told === 0) return { kind: 'nothing' };
  const until = new Date(lastSaidAt.getTime() + pauseMs);
  return told >= batch || until <= now ? { kind: 'read' } : { kind: 'wait', until };
}

/** Days (UTC) on which a person wrote, counted on: each day once, in the order they come. */
export function countDays(
  counted: { days: number; last: Date | null },
  saidAt: readonly Date[],
): { days: number; last: Date | null } {
  let { days, last } = counted;
  for (const at of saidAt) {
    if (last !== null && dayOf(at) <= dayOf(last)) continue;
    days += 1;
    last = at;
  }
  return { days, last };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
