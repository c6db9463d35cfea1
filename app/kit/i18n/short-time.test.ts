import { expect, it } from 'vitest';
import { chatTime, namedDay, shortDate } from './short-time';

const clock = { now: '2026-11-20T22:30:00.000Z', timeZone: 'UTC', locale: 'en-GB' };

it('says the time of what was said today', () => {
  expect(chatTime('2026-11-20T08:05:00.000Z', clock)).toBe('08:05');
});

it('says the day of what was said in the last week', () => {
  expect(chatTime('2026-11-18T08:05:00.000Z', clock)).toBe('Wed');
});

it('says the date of what is older, so that no day means two', () => {
  expect(chatTime('2026-11-13T22:00:00.000Z', clock)).toBe('13.11.26');
});

it("goes by the viewer's midnight", () => {
  const inTokyo = { ...clock, timeZone: 'Asia/Tokyo' };
  expect(chatTime('2026-11-20T08:05:00.000Z', inTokyo)).toBe('Fri');
  expect(shortDate('2026-11-20T22:30:00.000Z', 'Asia/Tokyo')).toBe('21.11.26');
});

it('names today and yesterday and dates the rest', () => {
  expect(namedDay('2026-11-20T00:01:00.000Z', clock)).toEqual({ kind: 'today' });
  expect(namedDay('2026-11-19T23:59:00.000Z', clock)).toEqual({ kind: 'yesterday' });
  expect(namedDay('2026-11-18T12:00:00.000Z', clock)).toEqual({ kind: 'date', text: '18.11.26' });
});
