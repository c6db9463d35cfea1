import { createRandom } from '~/bench/faults/random';
import { plans } from '~/domain/subscriptions/testing/buy-plan';

export type LifeAct =
  | { kind: 'subscribe'; planId: string }
  | { kind: 'join-club' }
  | { kind: 'join-with-tokens' }
  | { kind: 'buy-tokens' }
  | { kind: 'spend'; tokens: number; isShared: boolean }
  | { kind: 'cancel' }
  | { kind: 'go-on' }
  | { kind: 'change'; planId: string }
  | { kind: 'leave-club' }
  /** The given number of next charges of the card are declined. */
  | { kind: 'decline'; times: number }
  | { kind: 'refund'; part: number }
  | { kind: 'charge-back'; part: number }
  | { kind: 'withdraw' };

export type Life = Map<number, LifeAct[]>;

/** Draws a subscriber's acts in a year, by day: most stay and pay; everything else happens sometimes. */
export function liveAYear(seed: number, days: number): Life {
  const random = createRandom(seed);
  const life: Life = new Map();
  const on = (day: number, ...acts: LifeAct[]) => {
    if (day < days) life.set(day, [...(life.get(day) ?? []), ...acts]);
  };
  const chance = (of: number) => random() < of;
  const within = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const planOf = () => (chance(0.7) ? plans.month : chance(0.6) ? plans.quarter : plans.year);

  const begins = within(0, chance(0.6) ? 90 : 330);
  on(begins, { kind: 'subscribe', planId: planOf() });
  const later = () => within(begins + 1, days);
  if (chance(0.3)) on(later(), { kind: 'join-club' });
  if (chance(0.2)) {
    const day = later();
    on(day, { kind: 'buy-tokens' }, { kind: 'join-with-tokens' });
  }
  if (chance(0.4)) {
    for (let day = begins + 3; day < days; day += within(20, 60)) on(day, { kind: 'buy-tokens' });
  }
  for (let day = begins + 5; day < days; day += within(15, 50)) {
    on(day, { kind: 'spend', tokens: within(1, 90), isShared: chance(0.5) });
  }
  if (chance(0.25)) on(later(), { kind: 'decline', times: within(1, 3) });
  if (chance(0.1)) on(later(), { kind: 'decline', times: 12 });
  if (chance(0.15)) on(later(), { kind: 'change', planId: planOf() });
  if (chance(0.2)) {
    const day = later();
    on(day, { kind: 'cancel' });
    if (chance(0.3)) on(day + within(1, 10), { kind: 'go-on' });
    if (chance(0.3)) on(day + within(40, 120), { kind: 'subscribe', planId: planOf() });
  }
  if (chance(0.1)) on(later(), { kind: 'leave-club' });
  if (chance(0.08)) on(later(), { kind: 'refund', part: chance(0.6) ? 1 : 0.4 });
  if (chance(0.05)) {
    const day = later();
    on(day, { kind: 'charge-back', part: chance(0.8) ? 1 : 0.5 });
    if (chance(0.4)) on(day + within(5, 40), { kind: 'withdraw' });
  }
  return life;
}
