interface Stretch {
  isOn: boolean;
  /** The turns of both sides. */
  turns: number;
  lastSaidAt: Date | null;
}

type Entry = { kind: 'write' | 'nothing' } | { kind: 'wait'; until: Date };

/**
 * Decides whether a conversation gets a diary entry: only after a pause, and only if it was long enough.
 */
export function decideEntry(
  { isOn, turns, lastSaidAt }: Stretch,
  { least, pauseMs, now }: { least: number; pauseMs: number; now: Date },
): Entry {
  if (!isOn || lastSaidAt === null || turns < least) return { kind: 'nothing' };
  const until = new Date(lastSaidAt.getTime() + pauseMs);
  return until > now ? { kind: 'wait', until } : { kind: 'write' };
}
