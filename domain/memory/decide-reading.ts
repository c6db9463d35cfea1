/** A message window: the messages since the last reading. */
interface Stretch {
  /** The number of the person's messages whose exchange has ended. */
  told: number;
  lastSaidAt: Date;
}

type Reading = { kind: 'read' } | { kind: 'wait'; until: Date } | { kind: 'nothing' };

/** Decides whether new messages are read now, or wait for more messages or a pause. */
export function decideReading(
  { told, lastSaidAt }: Stretch,
  { batch, pauseMs, now }: { batch: number; pauseMs: number; now: Date },
): Reading {
  if (told === 0) return { kind: 'nothing' };
  const until = new Date(lastSaidAt.getTime() + pauseMs);
  return told >= batch || until <= now ? { kind: 'read' } : { kind: 'wait', until };
}

/**
 * Adds the days (UTC) on which a person wrote to the count, each day once. The dates are in ascending
 * order.
 */
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
