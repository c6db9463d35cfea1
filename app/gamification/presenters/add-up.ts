import type { Reward } from '~/domain/gamification/schema';

const types = ['xp', 'tokens', 'spins'] as const;

/** Returns the sums of rewards by type, in display order. */
export function addUp(all: readonly Reward[]): Reward[] {
  return types.flatMap((rewardType) => {
    const value = all
      .filter((reward) => reward.rewardType === rewardType)
      .reduce((sum, reward) => sum + reward.value, 0);
    return value === 0 ? [] : [{ rewardType, value }];
  });
}
