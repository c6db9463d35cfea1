import type { DomainContext } from '../../shared/context';
import type { RefusedPlay } from '../players/decide-play';
import { readPlay, type PlayReading } from '../players/read-player';
import { streakDays, type StreakDay } from './decide-streak';
import { msUntilNextDay } from './play-day';

/** The daily reward as pages show it. */
export interface StreakView {
  ok: true;
  days: StreakDay[];
  /** True if today's reward is claimed. */
  isReceived: boolean;
  isPremium: boolean;
  /** The time zone in which today ends. */
  zone: string;
  /** The time at which today ends and the next day can be claimed. */
  nextDayAt: Date;
  /** Milliseconds from now to `nextDayAt`, for a countdown on a client with another clock. */
  msUntilNextDay: number;
}

/** Returns the seven days of a person's streak. */
export async function readStreak(
  context: DomainContext,
  userId: string,
): Promise<StreakView | RefusedPlay> {
  const reading = await readPlay(context, userId);
  return reading.ok ? streakOf(reading, context.now()) : reading;
}

/** Returns the seven days of a person whose state was read. */
export function streakOf({ player, rules, isPremium }: PlayReading, now: Date): StreakView {
  const { zone, endsAt } = player.day;
  return {
    ok: true,
    days: streakDays(player.streak, rules.gamification_daily_rewards, { isPremium, endsAt }),
    isReceived: player.streak.isClaimedToday,
    isPremium,
    zone,
    nextDayAt: endsAt,
    msUntilNextDay: msUntilNextDay(player.day, now),
  };
}
