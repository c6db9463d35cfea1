import type { AppLoadContext } from '@remix-run/node';
import { readPlay } from '~/domain/gamification/players/read-player';

/** The data of a person who plays, for the frame of every page. */
export interface PlayFrame {
  level: number;
  isPremium: boolean;
  /** True if today's reward was claimed. */
  isReceived: boolean;
  /** The time at which the person's day ends (ISO 8601). */
  dayEndsAt: string;
}

/** Reads the data for the frame; null for a person who does not play. */
export async function readPlayFrame(
  { domain }: Pick<AppLoadContext, 'domain'>,
  userId: string,
): Promise<PlayFrame | null> {
  const reading = await readPlay(domain, userId);
  if (!reading.ok) return null;
  const { player, isPremium } = reading;
  return {
    level: player.level,
    isPremium,
    isReceived: player.streak.isClaimedToday,
    dayEndsAt: player.day.endsAt.toISOString(),
  };
}
