import * as z from 'zod';

const count = z.number().int().nonnegative();

/** The activities that tasks count, as the contract names them. */
const taskKinds = [
  'Unlock_Photos',
  'Unlock_Videos_In_Chat',
  'Unlock_Posts',
  'Generate_images',
  'Join_FanClubs',
  'Minutes_intimated_in_a_voice_call',
  'Send_Messages',
  'Create_ai_characters',
  'Listen_voice_messages',
] as const;
export const taskKindSchema = z.enum(taskKinds);
export type TaskKind = (typeof taskKinds)[number];

/** A daily task begins again every day of the person; a permanent one is completed once. */
const taskScopes = ['daily', 'permanent'] as const;
export const taskScopeSchema = z.enum(taskScopes);
export type TaskScope = (typeof taskScopes)[number];

/** The causes of rewards. */
export const rewardCauseSchema = z.enum(['task', 'streak', 'level', 'wheel']);
export type RewardCause = z.infer<typeof rewardCauseSchema>;

/** The kinds of rewards, in display order. */
const rewardTypes = ['xp', 'tokens', 'spins'] as const;
export const rewardSchema = z.object({
  rewardType: z.enum(rewardTypes),
  value: z.number().int().min(1).max(100_000),
});
export type Reward = z.infer<typeof rewardSchema>;

/** One to three rewards of different types. */
export const rewardsSchema = z
  .array(rewardSchema)
  .min(1)
  .max(3)
  .refine(
    (rewards) => new Set(rewards.map(({ rewardType }) => rewardType)).size === rewards.length,
    'a reward type is listed twice',
  );

const growthModes = ['exponential', 'linear', 'logarithmic'] as const;

/** The curve of the XP that levels require; `levels/levels.ts` has the formulas. */
export const growthSchema = z.object({
  mode: z.enum(growthModes),
  /** The XP that level 1 requires. */
  baseValue: z.number().int().min(1).max(1_000_000),
  /** The factor from one level to the next (exponential). */
  multiplier: z.number().min(1).max(10),
  /** The XP added per level (linear), or per natural logarithm of the level (logarithmic). */
  step: count.max(1_000_000),
});
export type Growth = z.infer<typeof growthSchema>;

/** A person's level, streak and rewards, as their account shows them. */
export const gamificationStateSchema = z.object({
  level: z.number().int().positive(),
  spins: count,
  avatar: z.string().nullable(),
  /**
   * The day of the streak that is claimed or can be claimed today, from 1 to 7; 0 if no day of the streak
   * is claimed.
   */
  loginStreakDay: count,
  dailyRewardReceived: z.boolean(),
  currentLevelXp: count,
  requiredXpForNextLevel: count,
});
export type GamificationState = z.infer<typeof gamificationStateSchema>;

/** A task as staff edit it. */
export const taskFieldsSchema = z.object({
  kind: taskKindSchema,
  scope: taskScopeSchema,
  /** The number of counted events that complete it; for calls, minutes. */
  goal: z.number().int().min(1).max(1_000_000),
  rewards: rewardsSchema,
  isActive: z.boolean(),
  /** The place in the list; lowest first. */
  position: z.number().int().min(0).max(10_000),
});
export type TaskFields = z.infer<typeof taskFieldsSchema>;

/** A task with its id. */
export type Task = TaskFields & { id: string };
