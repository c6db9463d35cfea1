import * as z from 'zod';

const count = z.number().int().nonnegative();

/** Where a person stands. */
export const gamificationStateSchema = z.object({
  level: z.number().int().positive(),
  spins: count,
  avatar: z.string().nullable(),
  loginStreakDay: count,
  dailyRewardReceived: z.boolean(),
  currentLevelXp: count,
  requiredXpForNextLevel: count,
});
export type GamificationState = z.infer<typeof gamificationStateSchema>;
