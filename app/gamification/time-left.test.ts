import { expect, it } from 'vitest';
import { clockOf, hoursAndMinutes } from './time-left';

it.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [34_867, '09:41:07'],
  [90_000, '25:00:00'],
])('shows %i seconds as %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));

it.each([
  [0, { hours: 0, minutes: 1 }],
  [119, { hours: 0, minutes: 1 }],
  [3600, { hours: 1, minutes: 0 }],
  [34_867, { hours: 9, minutes: 41 }],
])('divides %i seconds', (seconds, parts) => expect(hoursAndMinutes(seconds)).toEqual(parts));
