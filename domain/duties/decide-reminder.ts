import type { DutyOf } from './duties';

/** A person's talk time on all their devices, in chats and calls. */
export interface Use {
  /** The last sign of talking; null before the first. */
  countedTo: Date | null;
  /** Milliseconds of use up to that time. */
  usedMs: number;
  /** Milliseconds of use at which the last reminder was dismissed. */
  toldMs: number;
}

export interface ReminderStatus {
  /** The text to show; null if nothing is due now. */
  words: DutyOf<'told-again'>['words'] | null;
  /**
   * Milliseconds before the next check, when a reminder would be due if they continue. Null if none can
   * become due before they talk again.
   */
  checkAgainMs: number | null;
  /** True if any law requires reminders at their place. */
  isOwed: boolean;
}

/**
 * Decides whether a person must be reminded that they talk with an AI. A reminder is due each time
 * their use passes a multiple of a duty's interval, and stays due until it is dismissed. A silence of
 * up to `pauseMs` counts as use.
 */
export function decideReminder(
  use: Use,
  holding: readonly DutyOf<'told-again'>[],
  { now, pauseMs }: { now: Date; pauseMs: number },
): ReminderStatus {
  const silentMs = use.countedTo ? Math.max(0, now.getTime() - use.countedTo.getTime()) : Infinity;
  const isTalking = silentMs <= pauseMs;
  const usedMs = use.usedMs + (isTalking ? silentMs : 0);
  const isOwed = holding.length > 0;
  const due = holding.find(
    ({ everyMs }) => Math.floor(usedMs / everyMs) > Math.floor(use.toldMs / everyMs),
  );
  if (due) return { words: due.words, checkAgainMs: null, isOwed };
  const waits = holding.map(({ everyMs }) => everyMs - (usedMs % everyMs));
  return { words: null, checkAgainMs: isTalking && isOwed ? Math.min(...waits) : null, isOwed };
}
