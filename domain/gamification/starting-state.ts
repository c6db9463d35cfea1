import type { GamificationState } from './schema';
import type { SettingsOf } from '../shared/define-settings';
import type { gamificationSettings } from './settings';

/** Where everybody begins. */
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
