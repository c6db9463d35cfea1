interface DiaryWindow {
  isOn: boolean;
  /** The turns of both sides. */
  turns: number;
  lastMessageAt: Date | null;
}

type Entry = { kind: 'write' | 'nothing' } | { kind: 'wait'; until: Date };

/**
 * Decides whether a conversation gets a diary entry: only after a pause, and only if it was long enough.
 */
export function decideEntry(
  { isOn, turns, lastMessageAt }: DiaryWindow,
  { least, pauseMs, now }: { least: number; pauseMs: number; now: Date },
): Entry {
  if (!isOn || lastMessageAt === null || turns < least) return { kind: 'nothing' };
  const until = new Date(lastMessageAt.getTime() + pauseMs);
  return until > now ? { kind: 'wait', until } : { kind: 'write' };
}
