import { describe, expect, it } from 'vitest';
import { gamificationSettings } from '../settings';
import { loginStreakDay, noStreak, passStreak, streakDays, type Streak } from './decide-streak';
import { firstDay, passTo } from './play-day';

const { gamification_daily_rewards: rewards } = gamificationSettings.parse({});
const hour = 3_600_000;
const today = firstDay(new Date('2026-06-10T12:00:00Z'), 'UTC');
const daysLater = (days: number) =>
  passTo(new Date(today.startsAt.getTime() + (days * 24 + 1) * hour), today, 'UTC');
const streak = (claimed: number, isClaimedToday: boolean): Streak => ({ claimed, isClaimedToday });

describe('a streak', () => {
  it.each<[string, Streak, number, Streak]>([
    ['is the same on the same day', streak(3, true), 0, streak(3, true)],
    ['goes on the next day', streak(3, true), 1, streak(3, false)],
    ['begins again after a missed day', streak(3, false), 1, noStreak],
    ['begins again after a day away', streak(3, true), 2, noStreak],
    ['begins again after the seventh day', streak(7, true), 1, noStreak],
    ['of nothing stays so', noStreak, 1, noStreak],
  ])('%s', (_, before, days, after) => {
    expect(passStreak(before, today, daysLater(days))).toEqual(after);
  });

  it('goes on if the missed day had been cut by a flight east', () => {
    const home = firstDay(new Date('2026-06-10T20:00:00Z'), 'America/Los_Angeles');
    const cut = passTo(home.endsAt, home, 'Asia/Tokyo');
    const unclaimed = passStreak(streak(3, true), home, cut);
    const next = passTo(cut.day.endsAt, cut.day, 'Asia/Tokyo');
    expect(passStreak(unclaimed, cut.day, next)).toEqual(streak(3, false));
    const dayAfter = passTo(next.day.endsAt, next.day, 'Asia/Tokyo');
    expect(passStreak(streak(3, false), next.day, dayAfter)).toEqual(noStreak);
  });

  it('goes on through the days of 23 and 25 hours', () => {
    for (const date of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25']) {
      const day = firstDay(new Date(`${date}T12:00:00Z`), 'Europe/Berlin');
      const passage = passTo(day.endsAt, day, 'Europe/Berlin');
      expect(passStreak(streak(2, true), day, passage)).toEqual(streak(2, false));
      expect(passStreak(streak(2, false), day, passage)).toEqual(noStreak);
    }
  });

  it.each([
    [noStreak, 0],
    [streak(1, true), 1],
    [streak(1, false), 2],
    [streak(7, true), 7],
  ])('of %o shows day %d, from which clients derive the claimed days', (one, day) => {
    expect(loginStreakDay(one)).toBe(day);
    // The formula of the contract.
    expect(Math.max(0, day - (one.isClaimedToday ? 0 : 1))).toBe(one.claimed);
  });
});

describe('the seven days', () => {
  const endsAt = today.endsAt;
  const shown = (one: Streak, isPremium = true) => streakDays(one, rewards, { isPremium, endsAt });
  const statuses = (one: Streak, isPremium = true) =>
    shown(one, isPremium).map(({ status }) => status);

  it.each<[Streak, string]>([
    [noStreak, 'active future future future future future future'],
    [streak(1, true), 'claimed future future future future future future'],
    [streak(3, false), 'claimed claimed claimed active future future future'],
    [streak(6, false), 'claimed claimed claimed claimed claimed claimed active'],
    [streak(7, true), 'claimed claimed claimed claimed claimed claimed claimed'],
  ])('of %o are %s', (one, expected) => {
    expect(statuses(one).join(' ')).toBe(expected);
  });

  it('are locked without Premium', () => {
    expect(new Set(statuses(streak(3, false), false))).toEqual(new Set(['locked']));
  });

  it('open when today ends, and each further one a day later', () => {
    const opening = shown(streak(3, false)).map(({ opensAt }) => opensAt);
    const after = (days: number) => new Date(endsAt.getTime() + days * 24 * hour);
    expect(opening).toEqual([null, null, null, null, after(0), after(1), after(2)]);
  });

  it('give the rewards of the settings', () => {
    const amounts = (type: string) =>
      shown(noStreak).map(
        (day) => day.rewards.find(({ rewardType }) => rewardType === type)?.value ?? 0,
      );
    expect(amounts('xp')).toEqual([50, 80, 110, 140, 170, 200, 400]);
    expect(amounts('tokens')).toEqual([0, 1, 1, 2, 2, 3, 10]);
    expect(amounts('spins')).toEqual([0, 0, 1, 0, 1, 0, 2]);
  });
});
