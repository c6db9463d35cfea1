import type { SentenceEnd } from './sentence-end';

/** The pauses within a caller's turns, oldest first, in milliseconds. */
export type CallerPauses = readonly number[];

/** Pauses of usual callers, which count until the caller has made as many. */
export const usualPauses: CallerPauses = [250, 350, 420, 500, 600, 800];

/** The number of pauses that count. */
const kept = 12;
/** The share of pauses that a turn does not end in, if its words say nothing about its end. */
const share = 0.8;
/** Pauses above this are more likely another turn. */
const longestCounted = 2_000;

/** The shortest and the longest pause that ends a turn, in milliseconds. */
export interface PauseLimits {
  leastMs: number;
  mostMs: number;
}

/** The factor on a caller's usual pause by the sentence that they paused in. */
const patience: Record<SentenceEnd, number> = {
  question: 0.9,
  complete: 1.25,
  unclear: 1.6,
  unfinished: 2.2,
};

/** Adds a pause after which the caller went on. */
export const addPause = (pauses: CallerPauses, ms: number): CallerPauses =>
  ms > longestCounted ? pauses : [...pauses, ms].slice(-kept);

/**
 * Returns the milliseconds of quiet that end a turn: longer for a caller who makes long pauses, and after
 * an unfinished sentence.
 */
export function pauseBeforeEnd(
  end: SentenceEnd,
  pauses: CallerPauses,
  { leastMs, mostMs }: PauseLimits,
): number {
  const sorted = [...pauses].sort((one, other) => one - other);
  const usual = sorted[Math.ceil(sorted.length * share) - 1] ?? mostMs;
  return Math.round(Math.min(mostMs, Math.max(leastMs, usual * patience[end])));
}
