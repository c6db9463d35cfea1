import type { Settings } from '../settings/read-settings';
import type { GamificationState } from './schema';

/** Where everybody begins. */
export function startingState(settings: Settings): GamificationState {
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
