/** A message window: the messages since the last reading. */
interface MessageWindow {
  /** The number of the person's messages whose exchange has ended. */
  messageCount: number;
  lastMessageAt: Date;
}

type Reading = { kind: 'read' } | { kind: 'wait'; until: Date } | { kind: 'nothing' };

/** Decides whether new messages are read now, or wait for more messages or a pause. */
export function decideReading(
  { messageCount: count, lastMessageAt }: MessageWindow,
  { batch, pauseMs, now }: { batch: number; pauseMs: number; now: Date },
): Reading {
  if (count === 0) return { kind: 'nothing' };
  const until = new Date(lastMessageAt.getTime() + pauseMs);
  return count >= batch || until <= now ? { kind: 'read' } : { kind: 'wait', until };
}

/**
 * Adds the days (UTC) on which a person wrote to the count, each day once. The dates are in ascending
 * order.
 */
export function countDays(
  counted: { days: number; last: Date | null },
  sentTimes: readonly Date[],
): { days: number; last: Date | null } {
  let { days, last } = counted;
  for (const at of sentTimes) {
    if (last !== null && dayOf(at) <= dayOf(last)) continue;
    days += 1;
    last = at;
  }
  return { days, last };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
