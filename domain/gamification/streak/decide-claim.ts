import type { Player } from '../players/player';
import { refuse, type Refusal } from '../refusals';
import type { Reward } from '../schema';
import type { GamificationSettings } from '../settings';

export type RefusedClaim = Refusal<
  'play-needs-premium' | 'daily-reward-claimed' | 'daily-reward-not-due'
>;

interface Claim {
  isPremium: boolean;
  /** The day of the streak that the page showed as open, from 1 to 7; undefined for any. */
  shownDay?: number | undefined;
}

/**
 * Decides about a claim of the daily reward; the player's day must be today. A page that showed another day
 * gets nothing, so that a click just before midnight does not claim the next day.
 */
export function decideClaim(
  player: Player,
  rules: Pick<GamificationSettings, 'gamification_daily_rewards'>,
  { isPremium, shownDay }: Claim,
): { ok: true; player: Player; rewards: Reward[] } | RefusedClaim {
  const { claimed, isClaimedToday } = player.streak;
  if (!isPremium) return refuse('play-needs-premium');
  if (isClaimedToday) return refuse('daily-reward-claimed');
  if (shownDay !== undefined && shownDay !== claimed + 1) return refuse('daily-reward-not-due');
  const streak = { claimed: claimed + 1, isClaimedToday: true };
  const rewards = rules.gamification_daily_rewards[claimed] ?? [];
  return { ok: true, player: { ...player, streak }, rewards };
}
