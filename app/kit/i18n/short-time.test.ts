import { expect, it } from 'vitest';
import { chatTime, namedDay, shortDate } from './short-time';

const clock = { now: '2026-11-20T22:30:00.000Z', timeZone: 'UTC', locale: 'en-GB' };

it('shows the time of a message from today', () => {
  expect(chatTime('2026-11-20T08:05:00.000Z', clock)).toBe('08:05');
});

it('shows the day of a message from the last week', () => {
  expect(chatTime('2026-11-18T08:05:00.000Z', clock)).toBe('Wed');
});

it('shows the date of an older message, so that no day is ambiguous', () => {
  expect(chatTime('2026-11-13T22:00:00.000Z', clock)).toBe('13.11.26');
});

it("uses the viewer's midnight", () => {
  const inTokyo = { ...clock, timeZone: 'Asia/Tokyo' };
  expect(chatTime('2026-11-20T08:05:00.000Z', inTokyo)).toBe('Fri');
  expect(shortDate('2026-11-20T22:30:00.000Z', 'Asia/Tokyo')).toBe('21.11.26');
});

it('names today and yesterday and dates the rest', () => {
  expect(namedDay('2026-11-20T00:01:00.000Z', clock)).toEqual({ kind: 'today' });
  expect(namedDay('2026-11-19T23:59:00.000Z', clock)).toEqual({ kind: 'yesterday' });
  expect(namedDay('2026-11-18T12:00:00.000Z', clock)).toEqual({ kind: 'date', text: '18.11.26' });
});
