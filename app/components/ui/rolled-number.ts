/** Milliseconds before a figure begins to roll and while it does, by specification. */
export const rollDelay = 3000;
export const rollDuration = 1500;

interface Roll {
  from: number;
  to: number;
  delay?: number;
  duration?: number;
}

/** Where a figure stands that many milliseconds after it appeared; it slows down towards its end. */
export function rolledNumber(
  { from, to, delay = rollDelay, duration = rollDuration }: Roll,
  elapsed: number,
): number {
  const share = duration > 0 ? (elapsed - delay) / duration : elapsed < delay ? 0 : 1;
  const progress = Math.min(1, Math.max(0, share));
  return Math.round(from + (to - from) * (1 - (1 - progress) ** 3));
}
