import type { LimitPeriod } from './limit-period';

/** What somebody has set for themselves; times in milliseconds of the epoch. */
export interface SpendingLimit {
  period: LimitPeriod;
  /** Tokens; null where none holds. */
  tokens: number | null;
  /** A higher one, or none, and from when on; null from when nothing is to change. */
  nextTokens: number | null;
  nextFrom: number | null;
}

/** How a limit stands in its present period. */
export interface LimitStanding {
  period: LimitPeriod;
  limit: number;
  spent: number;
  endsAt: Date;
}

/** What a limit is at a moment; null is none. */
export const limitAt = ({ tokens, nextTokens, nextFrom }: SpendingLimit, now: Date) =>
  nextFrom !== null && nextFrom <= now.getTime() ? nextTokens : tokens;

/** What may still be spent under a limit. */
export const leftOf = ({ limit, spent }: LimitStanding): number =>
  Math.max(0, limit - Math.max(0, spent));

/** The limit that so many more tokens would break; of several the one that leaves least. */
export function decideLimit(
  standings: readonly LimitStanding[],
  tokens: number,
): LimitStanding | null {
  const [broken = null] = standings
    .filter((standing) => leftOf(standing) < tokens)
    .toSorted((one, other) => leftOf(one) - leftOf(other) || +other.endsAt - +one.endsAt);
  return broken;
}

/**
 * What becomes of a limit that its owner changes: a lower one, or the first, holds at once and undoes
 * what was to come; a higher one, or none, holds after a time, and until then what does.
 */
export function decideLimitChange(
  current: SpendingLimit,
  wanted: number | null,
  now: Date,
  raiseAfterMs: number,
): SpendingLimit {
  const { period } = current;
  const tokens = limitAt(current, now);
  const settled = { period, tokens, nextTokens: null, nextFrom: null };
  if (wanted === tokens || tokens === null) return { ...settled, tokens: wanted };
  if (wanted !== null && wanted < tokens) return { ...settled, tokens: wanted };
  const isAsked = current.nextFrom !== null && current.nextFrom > now.getTime();
  // Asked for again, it comes no later.
  if (isAsked && current.nextTokens === wanted) return current;
  return { ...settled, nextTokens: wanted, nextFrom: now.getTime() + raiseAfterMs };
}
