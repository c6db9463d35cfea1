import type { AppLoadContext } from '@remix-run/node';
import { rewardsOfLevel } from '~/domain/gamification/levels/levels';
import { toState } from '~/domain/gamification/players/player';
import { readPlay } from '~/domain/gamification/players/read-player';
import { streakOf } from '~/domain/gamification/streak/read-streak';
import { tasksOf } from '~/domain/gamification/tasks/list-user-tasks';
import { wheelOf } from '~/domain/gamification/wheel/read-wheel';
import { presentDailyReward } from '../presenters/daily-reward';
import { presentQuest } from '../presenters/quest';

/** The reasons why a person does not play, as pages name them. */
const closedKinds = {
  'play-not-open': 'closed',
  'play-switched-off': 'off',
  'play-paused': 'paused',
} as const;
export type NotPlaying = { kind: (typeof closedKinds)[keyof typeof closedKinds] };

/** Returns how pages name the reason why a person does not play. */
export const notPlaying = (reason: keyof typeof closedKinds): NotPlaying => ({
  kind: closedKinds[reason],
});

/** The page of quests of a person who plays. */
export type QuestBoard = Extract<Awaited<ReturnType<typeof readQuests>>, { kind: 'open' }>;

/** Reads the level, daily reward, spins and quests of a person. */
export async function readQuests(
  { domain, country }: Pick<AppLoadContext, 'domain' | 'country'>,
  userId: string,
) {
  const reading = await readPlay(domain, userId);
  if (!reading.ok) return notPlaying(reading.reason);
  const { player, rules, isPremium } = reading;
  const now = domain.now();
  const { spins, isOpen } = wheelOf(reading, country ?? null);
  return {
    kind: 'open' as const,
    state: toState(player, rules),
    /** The rewards of the next level. */
    nextRewards: rewardsOfLevel(rules, player.level + 1),
    daily: presentDailyReward(streakOf(reading, now), now),
    wheel: { spins, isOpen, isPremium },
    quests: (await tasksOf(domain, userId, reading)).map(presentQuest),
  };
}
