import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

const rewardSchema = z.object({
  rewardType: z.enum(['xp', 'tokens', 'spins']),
  value: positive,
});
type Reward = z.infer<typeof rewardSchema>;

const xp = (value: number): Reward => ({ rewardType: 'xp', value });
const tokens = (value: number): Reward => ({ rewardType: 'tokens', value });
const spins = (value: number): Reward => ({ rewardType: 'spins', value });

/** The group GamificationSettings: levels, the daily reward of seven days, the wheel of ten sections. */
export const gamificationSettings = defineSettings({
  gamification_is_for_test_users_only: z
    .boolean()
    .default(false)
    .describe('True if only test users see gamification.'),
  gamification_default_level: positive.default(1).describe('Level of a new account.'),
  gamification_default_required_xp: positive
    .default(1000)
    .describe('XP that the first level requires.'),
  gamification_level_growth: z
    .object({
      mode: z.enum(['exponential', 'linear', 'logarithmic']),
      baseValue: positive,
      multiplier: z.number().positive(),
      step: positive,
    })
    .default({ mode: 'exponential', baseValue: 1000, multiplier: 1.2, step: 1 })
    .describe('Growth of the XP that each further level requires.'),
  gamification_spins_per_level: z
    .number()
    .int()
    .nonnegative()
    .default(1)
    .describe('Spins of the wheel for a new level.'),
  gamification_daily_rewards: z
    .array(z.array(rewardSchema).min(1).max(3))
    .length(7)
    .default([
      [xp(50)],
      [xp(75)],
      [xp(100), tokens(2)],
      [xp(125)],
      [xp(150), tokens(3)],
      [xp(175)],
      [xp(250), tokens(5), spins(1)],
    ])
    .describe('Rewards of the seven days of a streak, in display order.'),
  gamification_wheel_rewards: z
    .array(positive)
    .length(10)
    .default([1, 2, 3, 5, 1, 2, 10, 3, 5, 20])
    .describe('Tokens of each of the ten sections of the wheel.'),
});
