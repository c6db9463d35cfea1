import * as z from 'zod';
import { defineSettings, type SettingsOf } from '../shared/define-settings';
import { growthSchema, rewardsSchema, type Reward } from './schema';

const positive = z.number().int().positive();
const count = z.number().int().nonnegative();
const seconds = positive;

const xp = (value: number): Reward => ({ rewardType: 'xp', value });
const tokens = (value: number): Reward => ({ rewardType: 'tokens', value });
const spins = (value: number): Reward => ({ rewardType: 'spins', value });

/** The number of sections of the wheel. */
const wheelSections = 10;

/** The number of days of a streak; after the last it begins again. */
export const streakLength = 7;

const day = 24 * 3600;

/** The group GamificationSettings: levels, the daily reward of seven days, the wheel of ten sections. */
export const gamificationSettings = defineSettings({
  gamification_is_for_test_users_only: z
    .boolean()
    .default(false)
    .describe('True if only test users see gamification.'),
  gamification_default_level: positive.max(100).default(1).describe('Level of a new account.'),
  gamification_default_required_xp: positive
    .default(1000)
    .describe('XP that clients show for the first level before they have loaded a person’s state.'),
  gamification_level_growth: growthSchema
    .default({ mode: 'exponential', baseValue: 1000, multiplier: 1.15, step: 250 })
    .describe('Growth of the XP that each further level requires.'),
  gamification_spins_per_level: count
    .max(100)
    .default(1)
    .describe('Spins of the wheel for a new level.'),
  gamification_level_tokens: count
    .max(100_000)
    .default(10)
    .describe('Tokens for every level that `gamification_level_tokens_every` divides.'),
  gamification_level_tokens_every: positive
    .default(5)
    .describe('Number of levels from one that gives tokens to the next.'),
  gamification_daily_rewards: z
    .array(rewardsSchema)
    .min(streakLength)
    .max(streakLength)
    .default([
      [xp(50)],
      [xp(80), tokens(1)],
      [xp(110), tokens(1), spins(1)],
      [xp(140), tokens(2)],
      [xp(170), tokens(2), spins(1)],
      [xp(200), tokens(3)],
      [xp(400), tokens(10), spins(2)],
    ])
    .describe('Rewards of the seven days of a streak, in display order.'),
  gamification_wheel_rewards: z
    .array(positive.max(100_000))
    .min(wheelSections)
    .max(wheelSections)
    .default([2, 3, 5, 8, 10, 12, 15, 20, 50, 100])
    .describe('Tokens of each of the ten sections of the wheel.'),
  gamification_wheel_weights: z
    .array(z.number().positive().max(10_000).multipleOf(0.01))
    .min(wheelSections)
    .max(wheelSections)
    .default([20, 18, 16, 13, 11, 9, 7, 4, 1.5, 0.5])
    .describe('Weights of the sections; the odds are their shares of the sum, and are published.'),
  wheel_off_countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .default(['BE', 'NL'])
    .describe('Countries (ISO 3166-1 alpha-2) where the wheel is closed; spins are kept.'),
  gamification_progress_interval_ms: positive
    .default(1000)
    .describe('Minimum milliseconds between two progress events of a person.'),
  gamification_count_kept_seconds: seconds
    .default(45 * day)
    .describe(
      'Seconds for which counted events are remembered; longer than dead letters can be published again.',
    ),
  gamification_progress_kept_seconds: seconds
    .default(30 * day)
    .describe('Seconds for which the progress of past days is kept.'),
  gamification_draw_kept_seconds: seconds
    .default(365 * day)
    .describe('Seconds for which draws of the wheel are kept.'),
});
export type GamificationSettings = SettingsOf<typeof gamificationSettings>;
