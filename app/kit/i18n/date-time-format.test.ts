import { describe, expect, it } from 'vitest';
import { dateTimeFormat } from './date-time-format';

const noon = new Date('2026-01-05T12:00:00Z');
const time = { hour: '2-digit', minute: '2-digit' } as const;

describe('a formatter of dates', () => {
  it('is the same one for the same locale, zone and shape', () => {
    const first = dateTimeFormat('en-GB', { ...time, timeZone: 'Asia/Tokyo' });
    expect(dateTimeFormat('en-GB', { ...time, timeZone: 'Asia/Tokyo' })).toBe(first);
    expect(first.format(noon)).toBe('21:00');
  });

  it('never speaks for another locale, zone or shape', () => {
    const of = (locale: string, timeZone: string, shape: Intl.DateTimeFormatOptions = time) =>
      dateTimeFormat(locale, { ...shape, timeZone }).format(noon);
    expect(of('en-GB', 'UTC')).toBe('12:00');
    expect(of('en-GB', 'America/New_York')).toBe('07:00');
    expect(of('en-US', 'UTC')).toBe('12:00 PM');
    expect(of('en-GB', 'UTC', { weekday: 'short' })).toBe('Mon');
  });

  it('drops those longest unused, and creates them again', () => {
    const day = { timeZone: 'UTC', weekday: 'long' } as const;
    const first = dateTimeFormat('en-GB', day);
    for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 250)) {
      dateTimeFormat('en-GB', { timeZone, year: 'numeric' });
    }
    const again = dateTimeFormat('en-GB', day);
    expect(again).not.toBe(first);
    expect(again.format(noon)).toBe('Monday');
  });

  it('refuses an unknown zone', () => {
    expect(() => dateTimeFormat('en-GB', { timeZone: 'Moon/Crater' })).toThrow(RangeError);
  });
});
