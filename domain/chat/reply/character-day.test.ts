import fc from 'fast-check';
import { expect, it } from 'vitest';
import { characterDay } from './character-day';

const now = new Date('2026-11-19T21:40:00Z');
const noor = { id: 'noor', place: 'Beirut to Basel' };

it('uses the time zone of the first town of the place', () => {
  const zone = (place: string | null) => characterDay({ id: 'a', place }, now).timeZone;
  expect(zone('Beirut to Basel')).toBe('Asia/Beirut');
  expect(zone('Gothenburg to Lisbon')).toBe('Europe/Stockholm');
  expect(zone('Lisbon')).toBe('Europe/Lisbon');
  expect(zone('Neo-Osaka, level nine')).toBe('Asia/Tokyo');
  expect(zone('Map Tower, Kingdom of Vael')).toBe('Europe/Paris');
  expect(zone(null)).toBe('Europe/Paris');
});

it('returns the local time and its part of the day', () => {
  expect(characterDay(noor, now)).toMatchObject({ partOfDay: 'night' });
  expect(characterDay(noor, now).localTime).toMatch(/^Thursday.*19 November.*23:40$/);
  expect(characterDay(noor, new Date('2026-11-19T06:00:00Z')).partOfDay).toBe('morning');
});

it('keeps plan and mood all day there, and has others on other days', () => {
  const morning = characterDay(noor, new Date('2026-11-19T05:00:00Z'));
  const evening = characterDay(noor, now);
  expect([evening.plan, evening.mood]).toEqual([morning.plan, morning.mood]);
  const days = Array.from({ length: 30 }, (_, day) =>
    characterDay(noor, new Date(now.getTime() + day * 86_400_000)),
  );
  expect(new Set(days.map(({ mood }) => mood)).size).toBeGreaterThan(3);
  expect(new Set(days.map(({ plan }) => plan)).size).toBeGreaterThan(3);
});

it('is the same for the same character and moment', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.string(),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
      (id, place, at) => {
        const day = characterDay({ id, place }, at);
        expect(characterDay({ id, place }, new Date(at))).toEqual(day);
        for (const words of [day.doing, day.plan, day.mood]) expect(words).not.toBe('');
      },
    ),
  );
});
