import * as z from 'zod';
import type { SettingsOf } from '../shared/define-settings';
import type { gamificationSettings } from './settings';

const count = z.number().int().nonnegative();

/** A person's level, streak and rewards. */
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

/** Returns the initial state of every person. */
export function startingState(
  settings: SettingsOf<typeof gamificationSettings>,
): GamificationState {
  return {
    level: settings.gamification_default_level,
    spins: 0,
    avatar: null,
    loginStreakDay: 0,
    dailyRewardReceived: false,
    currentLevelXp: 0,
    requiredXpForNextLevel: settings.gamification_default_required_xp,
  };
}
