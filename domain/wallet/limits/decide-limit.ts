import type { LimitPeriod } from './limit-period';

/** A spending limit that a person has set for themselves; times in milliseconds since the epoch. */
export interface SpendingLimit {
  period: LimitPeriod;
  /** Tokens; null without a limit. */
  tokens: number | null;
  /**
   * The pending higher limit (null for none) and the time from which it applies; `nextFrom` is null if no
   * change is pending.
   */
  nextTokens: number | null;
  nextFrom: number | null;
}

/** The state of a limit in its current period. */
export interface LimitStatus {
  period: LimitPeriod;
  limit: number;
  spent: number;
  endsAt: Date;
}

/** Returns a limit at a given time; null for none. */
export const limitAt = ({ tokens, nextTokens, nextFrom }: SpendingLimit, now: Date) =>
  nextFrom !== null && nextFrom <= now.getTime() ? nextTokens : tokens;

/** Returns the tokens that may still be spent under a limit. */
export const leftOf = ({ limit, spent }: LimitStatus): number =>
  Math.max(0, limit - Math.max(0, spent));

/** Returns the limit that a spend would exceed; of several, the one that leaves the least. */
export function decideLimit(standings: readonly LimitStatus[], tokens: number): LimitStatus | null {
  const [broken = null] = standings
    .filter((status) => leftOf(status) < tokens)
    .toSorted((one, other) => leftOf(one) - leftOf(other) || +other.endsAt - +one.endsAt);
  return broken;
}

/**
 * Decides how a limit changes. A lower or a first limit applies immediately and cancels a pending change. A
 * higher one, or none, applies after a delay; until then the current one remains.
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
  const isRequested = current.nextFrom !== null && current.nextFrom > now.getTime();
  // A repeated request does not extend the delay.
  if (isRequested && current.nextTokens === wanted) return current;
  return { ...settled, nextTokens: wanted, nextFrom: now.getTime() + raiseAfterMs };
}
