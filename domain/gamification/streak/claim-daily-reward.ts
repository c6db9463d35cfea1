import type { PersistResponse } from '../../idempotency/persist-response';
import type { DomainContext } from '../../shared/context';
import type { RefusedPlay } from '../players/decide-play';
import { grantRewards } from '../players/grant-rewards';
import { play } from '../players/play';
import { toState, type ReachedLevel } from '../players/player';
import type { GamificationState, Reward } from '../schema';
import { decideClaim, type RefusedClaim } from './decide-claim';

/** Rewards that were granted, and the state after them. */
export interface Granted {
  ok: true;
  rewards: Reward[];
  /** The levels that were reached, with their rewards; empty if the level is the same. */
  reached: ReachedLevel[];
  state: GamificationState;
}

export type ClaimOutcome = Granted | RefusedClaim | RefusedPlay;

/**
 * Claims the daily reward of a subscriber for today, in the person's own time zone. A second claim on the
 * same day is refused. `shownDay` is the day of the streak that the page showed as open (see `decideClaim`).
 */
export async function claimDailyReward(
  context: DomainContext,
  { userId, shownDay }: { userId: string; shownDay?: number | undefined },
  persistResponse?: PersistResponse<ClaimOutcome>,
): Promise<ClaimOutcome> {
  return play<Granted | RefusedClaim>(
    context,
    userId,
    async (current) => {
      const { player, rules, isPremium } = current;
      const claim = decideClaim(player, rules, { isPremium, shownDay });
      if (!claim.ok) return { outcome: claim };
      const granted = await grantRewards(context, current, {
        cause: 'streak',
        subject: String(player.day.number),
        player: claim.player,
        rewards: claim.rewards,
      });
      const state = toState(granted.player, rules);
      const { rewards } = claim;
      return {
        outcome: { ok: true, rewards, reached: granted.reached, state },
        player: granted.player,
      };
    },
    persistResponse,
  );
}
