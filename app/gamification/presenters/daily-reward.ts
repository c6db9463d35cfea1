import type { Reward } from '~/domain/gamification/schema';
import type { StreakView } from '~/domain/gamification/streak/read-streak';

/** One of the seven days as pages show it. */
export interface ShownDay {
  /** From 1 to 7. */
  day: number;
  status: StreakView['days'][number]['status'];
  rewards: Reward[];
  /** True for the future day that opens first. */
  isNext: boolean;
}

/** The daily reward as pages show it. */
export interface DailyReward {
  days: ShownDay[];
  /** The day that can be claimed now; null if there is none. */
  activeDay: number | null;
  claimedDays: number;
  isReceived: boolean;
  isPremium: boolean;
  /** The time zone in which the day ends (IANA name). */
  zone: string;
  /** The seconds until the next day. */
  secondsLeft: number;
  /** The time at which they were measured (ISO 8601). */
  measuredAt: string;
}

/** Presents the daily reward; `now` is the time at which it was read. */
export function presentDailyReward(view: StreakView, now: Date): DailyReward {
  const next = view.days.find(({ status }) => status === 'future')?.day;
  return {
    days: view.days.map(({ day, status, rewards }) => ({
      day,
      status,
      rewards,
      isNext: day === next,
    })),
    activeDay: view.days.find(({ status }) => status === 'active')?.day ?? null,
    claimedDays: view.days.filter(({ status }) => status === 'claimed').length,
    isReceived: view.isReceived,
    isPremium: view.isPremium,
    zone: view.zone,
    secondsLeft: Math.ceil(view.msUntilNextDay / 1000),
    measuredAt: now.toISOString(),
  };
}
