import { expect, it } from 'vitest';
import { clockText, countdownText } from './clock-text';

it('shows the length of the media', () => expect(clockText(64)).toBe('1:04'));

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [2672, '44:32'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('counts %i seconds down as %s', (seconds, shown) => expect(countdownText(seconds)).toBe(shown));

it('shows hours when requested', () => {
  expect(countdownText(60, { withHours: true })).toBe('0:01:00');
});
