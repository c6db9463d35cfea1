import type { DutyOf } from './duties';

/** How long somebody has talked, on whichever of their devices, in chats and calls. */
export interface Use {
  /** Their last sign of talking; null before the first. */
  countedTo: Date | null;
  /** Milliseconds of use up to it. */
  usedMs: number;
  /** Milliseconds of use after which a reminder was put away last. */
  toldMs: number;
}

export interface ReminderStanding {
  /** What is told; null where nothing is to be told now. */
  words: DutyOf<'told-again'>['words'] | null;
  /**
   * Milliseconds after which to ask again: then it would be time, if they talk on. Null where there is
   * nothing to wait for until they talk.
   */
  askAgainMs: number | null;
  /** Whether anything is told again where they are. */
  isOwed: boolean;
}

/**
 * Whether somebody is to be told once more that they talk with an AI. A reminder is due each time their use
 * passes a multiple of a duty's interval, and stays due until it is put away. A silence no longer than
 * `pauseMs` belongs to the talk: until then time goes on counting.
 */
export function decideReminder(
  use: Use,
  holding: readonly DutyOf<'told-again'>[],
  { now, pauseMs }: { now: Date; pauseMs: number },
): ReminderStanding {
  const silentMs = use.countedTo ? Math.max(0, now.getTime() - use.countedTo.getTime()) : Infinity;
  const isTalking = silentMs <= pauseMs;
  const usedMs = use.usedMs + (isTalking ? silentMs : 0);
  const isOwed = holding.length > 0;
  const due = holding.find(
    ({ everyMs }) => Math.floor(usedMs / everyMs) > Math.floor(use.toldMs / everyMs),
  );
  if (due) return { words: due.words, askAgainMs: null, isOwed };
  const waits = holding.map(({ everyMs }) => everyMs - (usedMs % everyMs));
  return { words: null, askAgainMs: isTalking && isOwed ? Math.min(...waits) : null, isOwed };
}
