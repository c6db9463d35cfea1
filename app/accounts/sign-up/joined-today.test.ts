import { expect, it } from 'vitest';
import { syntheticJoinedToday } from './joined-today';

it.each([
  ['2026-03-10T00:00:00Z', 'UTC', 0],
  ['2026-03-10T00:00:02Z', 'UTC', 1],
  ['2026-03-10T12:00:00Z', 'UTC', 10_800],
  ['2026-03-10T23:59:59Z', 'UTC', 21_600],
  ['2026-03-10T22:30:00Z', 'Asia/Tokyo', 6750],
  ['2026-03-10T23:00:00Z', 'Europe/Paris', 0],
])('at %s in %s a quarter of the seconds since midnight have joined', (now, zone, joined) => {
  expect(syntheticJoinedToday(new Date(now), zone)).toBe(joined);
});
