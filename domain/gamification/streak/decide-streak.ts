import type { Reward } from '../schema';
import { streakLength } from '../settings';
import { isCutShort, type Passage, type PlayDay } from './play-day';

/** The days of a streak that a person has claimed. */
export interface Streak {
  /** The number of claimed days, from 0 to 7. */
  claimed: number;
  /** True if today is one of them. */
  isClaimedToday: boolean;
}

export const noStreak: Streak = { claimed: 0, isClaimedToday: false };

/**
 * Returns the streak on a later day. It begins again after a missed day, unless a change of time zone had
 * cut that day short, and after its last day.
 */
export function passStreak(streak: Streak, from: PlayDay, { isNext, isGap }: Passage): Streak {
  if (!isNext) return streak;
  const isMissed = isGap || (!streak.isClaimedToday && !isCutShort(from));
  if (isMissed || streak.claimed === streakLength) return noStreak;
  return { claimed: streak.claimed, isClaimedToday: false };
}

/** Returns the day of the streak as an account shows it; see `gamificationStateSchema`. */
export function loginStreakDay({ claimed, isClaimedToday }: Streak): number {
  return isClaimedToday || claimed === 0 ? claimed : claimed + 1;
}

type StreakDayStatus = 'claimed' | 'active' | 'future' | 'locked';

/** One of the seven days, as shown. */
export interface StreakDay {
  /** From 1 to 7. */
  day: number;
  status: StreakDayStatus;
  rewards: Reward[];
  /** The time from which it can be claimed if no day is missed; null unless it is in the future. */
  opensAt: Date | null;
}

const dayMs = 86_400_000;

/**
 * Returns the seven days of a streak. Without Premium all of them are locked. A future day opens when today
 * ends, and each further one 24 hours later.
 */
export function streakDays(
  { claimed, isClaimedToday }: Streak,
  rewards: readonly Reward[][],
  { isPremium, endsAt }: { isPremium: boolean; endsAt: Date },
): StreakDay[] {
  const firstFuture = claimed + (isClaimedToday ? 0 : 1);
  const statusOf = (index: number): StreakDayStatus => {
    if (!isPremium) return 'locked';
    if (index < claimed) return 'claimed';
    return index < firstFuture ? 'active' : 'future';
  };
  return rewards.map((ofDay, index) => ({
    day: index + 1,
    status: statusOf(index),
    rewards: ofDay,
    opensAt:
      statusOf(index) === 'future'
        ? new Date(endsAt.getTime() + (index - firstFuture) * dayMs)
        : null,
  }));
}
