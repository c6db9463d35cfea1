import type { AppLoadContext } from '@remix-run/node';
import { rewardsOfLevel } from '~/domain/gamification/levels/levels';
import { toState } from '~/domain/gamification/players/player';
import { readPlay, type PlayReading } from '~/domain/gamification/players/read-player';
import { streakOf } from '~/domain/gamification/streak/read-streak';
import { findDraw } from '~/domain/gamification/wheel/find-draw';
import { wheelOf } from '~/domain/gamification/wheel/read-wheel';
import type { Money } from '~/domain/shared/money';
import { memberIdOf } from '~/domain/viewers/member-id';
import { newKey } from '../../kit/forms/new-key';
import { listPlansFor } from '../../subscriptions/list-plans-for';
import { presentPlan } from '../../subscriptions/present-plan';
import { presentDailyReward } from '../presenters/daily-reward';
import { addUp } from '../presenters/add-up';
import { notPlaying, type NotPlaying } from './read-quests.server';

/** Reads for a person who plays; for others returns why they do not. */
async function readForPlayer<Shown extends object>(
  context: AppLoadContext,
  read: (reading: PlayReading, userId: string) => Shown | Promise<Shown>,
): Promise<({ kind: 'open' } & Shown) | NotPlaying> {
  const userId = memberIdOf(context.viewer);
  if (userId === null) return notPlaying('play-not-open');
  const reading = await readPlay(context.domain, userId);
  if (!reading.ok) return notPlaying(reading.reason);
  return { kind: 'open', ...(await read(reading, userId)) };
}

/** Reads the daily reward; for a person without Premium also its price. */
export const readDailyModal = (context: AppLoadContext) =>
  readForPlayer(context, async (reading, userId) => {
    const now = context.domain.now();
    return {
      daily: presentDailyReward(streakOf(reading, now), now),
      state: toState(reading.player, reading.rules),
      price: reading.isPremium ? null : await readPrice(context, userId),
    };
  });

/** Reads a person's level, and the rewards of the levels since `from`. */
export const readLevelModal = (context: AppLoadContext, params: Record<string, string>) =>
  readForPlayer(context, ({ player, rules, isPremium }) => {
    const { level } = player;
    const from = Math.trunc(Number(params['from']));
    const before = from >= 1 && from < level ? from : level - 1;
    // A made-up address must not list thousands of levels.
    const reached = Array.from(
      { length: Math.min(level - before, 100) },
      (_, index) => level - index,
    );
    return {
      state: toState(player, rules),
      rewards: addUp(reached.flatMap((one) => rewardsOfLevel(rules, one))),
      maySpin:
        isPremium &&
        player.spins > 0 &&
        wheelOf({ player, rules, isPremium }, context.country ?? null).isOpen,
    };
  });

/** Reads the wheel, and the draw with the key `key` if it is the person's. */
export const readSpinModal = (context: AppLoadContext, params: Record<string, string>) =>
  readForPlayer(context, async (reading, userId) => {
    const { domain, country } = context;
    const { sections, expectedReward, spins, isOpen, isPremium } = wheelOf(
      reading,
      country ?? null,
    );
    const { key } = params;
    const drawn = key === undefined ? undefined : await findDraw(domain.db, { userId, key });
    return {
      sections: sections.map(({ reward, percent }) => ({ reward, percent })),
      expectedReward,
      spins,
      isOpen,
      isPremium,
      drawn: drawn && key !== undefined ? { ...drawn, key } : null,
      /** The key of the next spin. */
      nextKey: newKey(),
      price: isPremium ? null : await readPrice(context, userId),
    };
  });

/** Returns the price of Premium per month, of the shortest plan on sale; null without one. */
async function readPrice({ domain }: AppLoadContext, userId: string): Promise<Money | null> {
  const plans = await listPlansFor(domain, userId);
  const now = domain.now();
  const offered = plans.map((plan) => presentPlan(plan, { now, currentPlanId: null }));
  const [shortest] = offered.sort((one, other) => one.months - other.months);
  return shortest?.perMonth ?? null;
}
