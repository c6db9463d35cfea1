interface Stretch {
  isOn: boolean;
  /** Said by either of the two. */
  turns: number;
  lastSaidAt: Date | null;
}

type Entry = { kind: 'write' | 'nothing' } | { kind: 'wait'; until: Date };

/** Whether a conversation has an entry of the diary by now: once it pauses, and if it was long enough. */
export function decideEntry(
  { isOn, turns, lastSaidAt }: Stretch,
  { least, pauseMs, now }: { least: number; pauseMs: number; now: Date },
): Entry {
  if (!isOn || lastSaidAt === null || turns < least) return { kind: 'nothing' };
  const until = new Date(lastSaidAt.getTime() + pauseMs);
  return until > now ? { kind: 'wait', until } : { kind: 'write' };
}
