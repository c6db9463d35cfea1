import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { grantTokens } from '../../wallet/lots/grant-tokens';
import { defineTransferReason, type TransferReason } from '../../wallet/schema';
import type { Reward, RewardCause } from '../schema';
import type { Play } from './play';
import { receive, sumRewards, type Amounts, type Player, type ReachedLevel } from './player';

const reasons: Record<RewardCause, TransferReason> = {
  task: defineTransferReason('quest_reward'),
  streak: defineTransferReason('daily_reward'),
  level: defineTransferReason('level_reward'),
  wheel: defineTransferReason('wheel_win'),
};

interface Cause {
  cause: RewardCause;
  /** Identifies what is rewarded among the person's rewards of this cause. */
  subject: string;
}

/**
 * Grants rewards and those of the levels that they reach: records the causes, and adds the tokens through
 * the ledger as granted lots. Returns the player to store. Throws if the cause has been rewarded before,
 * which undoes the transaction.
 */
export async function grantRewards(
  context: DomainContext,
  play: Play,
  { player, rewards, ...cause }: Cause & { player: Player; rewards: readonly Reward[] },
): Promise<{ player: Player; reached: ReachedLevel[] }> {
  const received = receive(player, rewards, play.rules);
  await recordReward(context, play, cause, sumRewards(rewards));
  for (const { level, rewards: ofLevel } of received.reached) {
    const levelCause: Cause = { cause: 'level', subject: String(level) };
    await recordReward(context, play, levelCause, sumRewards(ofLevel));
  }
  return { player: received.player, reached: received.reached };
}

/** Records one cause with its amounts, and moves its tokens. A draw of the wheel has -1 spin. */
export async function recordReward(
  context: DomainContext,
  { trx, userId, now }: Pick<Play, 'trx' | 'userId' | 'now'>,
  { cause, subject }: Cause,
  amounts: Amounts,
): Promise<void> {
  const id = newId();
  await trx('gamification_rewards').insert({
    id,
    user_id: userId,
    cause,
    subject,
    ...amounts,
    granted_at: now,
  });
  if (amounts.tokens === 0) return;
  await grantTokens(context, trx, {
    userId,
    tokens: amounts.tokens,
    reason: reasons[cause],
    reference: id,
    // The key holds no id of a person, because transfers outlive them.
    idempotencyKey: `play:${id}`,
  });
}
