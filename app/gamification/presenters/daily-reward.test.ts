import { expect, it } from 'vitest';
import { streakDays } from '~/domain/gamification/streak/decide-streak';
import { gamificationSettings } from '~/domain/gamification/settings';
import { addUp } from './add-up';
import { presentDailyReward } from './daily-reward';

const rewards = gamificationSettings.parse({}).gamification_daily_rewards;
const now = new Date('2026-03-01T20:00:00Z');
const nextDayAt = new Date('2026-03-02T00:00:00Z');

function shown(claimed: number, { isClaimedToday = false, isPremium = true } = {}) {
  const streak = { claimed, isClaimedToday };
  const days = streakDays(streak, rewards, { isPremium, endsAt: nextDayAt });
  const view = { days, isReceived: isClaimedToday, isPremium, zone: 'Europe/Lisbon' };
  return presentDailyReward(
    { ok: true, ...view, nextDayAt, msUntilNextDay: nextDayAt.getTime() - now.getTime() },
    now,
  );
}

it('has one day to claim, and one that opens next', () => {
  const { days, ...daily } = shown(3);
  expect(daily).toMatchObject({ activeDay: 4, claimedDays: 3, secondsLeft: 4 * 3600 });
  expect(days.filter(({ isNext }) => isNext).map(({ day }) => day)).toEqual([5]);
});

it('has no day to claim after the claim', () => {
  expect(shown(7, { isClaimedToday: true })).toMatchObject({ activeDay: null, claimedDays: 7 });
});

it('has only locked days without Premium', () => {
  const { days, activeDay } = shown(2, { isPremium: false });
  expect(activeDay).toBeNull();
  expect(new Set(days.map(({ status }) => status))).toEqual(new Set(['locked']));
  expect(days.some(({ isNext }) => isNext)).toBe(false);
});

it('adds up the rewards of the week in display order', () => {
  expect(addUp(rewards.flat())).toEqual([
    { rewardType: 'xp', value: 1150 },
    { rewardType: 'tokens', value: 19 },
    { rewardType: 'spins', value: 4 },
  ]);
});
