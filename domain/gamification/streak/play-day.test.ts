import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumberAt, startOfDay } from '../../shared/time/local-day';
import { firstDay, isCutShort, msUntilNextDay, passTo, type PlayDay } from './play-day';

const hour = 3_600_000;
const at = (iso: string) => new Date(iso);
const lengthOf = ({ startsAt, endsAt }: PlayDay) => (endsAt.getTime() - startsAt.getTime()) / hour;
const dateOf = ({ number }: PlayDay) => new Date(number * 24 * hour).toISOString().slice(0, 10);

describe('a calendar day', () => {
  it.each([
    ['2026-03-01T12:00:00Z', 'UTC', '2026-03-01', 24],
    ['2026-03-01T20:00:00Z', 'Asia/Tokyo', '2026-03-02', 24],
    ['2026-03-29T10:00:00Z', 'Europe/Berlin', '2026-03-29', 23],
    ['2026-10-25T10:00:00Z', 'Europe/Berlin', '2026-10-25', 25],
    ['2026-04-05T03:00:00Z', 'Australia/Lord_Howe', '2026-04-05', 24.5],
    // Its midnight is skipped.
    ['2026-09-06T12:00:00Z', 'America/Santiago', '2026-09-06', 23],
  ])('of %s in %s is %s with %d hours', (now, zone, date, hours) => {
    const day = firstDay(at(now), zone);
    expect([dateOf(day), lengthOf(day)]).toEqual([date, hours]);
    expect(isCutShort(day)).toBe(false);
  });

  it('ends one millisecond after 23:59:59.999', () => {
    const day = firstDay(at('2026-03-01T12:00:00Z'), 'Europe/Berlin');
    expect(passTo(at('2026-03-01T22:59:59.999Z'), day, 'Europe/Berlin').isNext).toBe(false);
    const next = passTo(at('2026-03-01T23:00:00.000Z'), day, 'Europe/Berlin');
    expect([next.isNext, next.isGap, dateOf(next.day)]).toEqual([true, false, '2026-03-02']);
    expect(msUntilNextDay(day, at('2026-03-01T22:59:59Z'))).toBe(1000);
  });

  it('contains a moment before it, by the clock of another server', () => {
    const day = firstDay(at('2026-03-02T00:00:00Z'), 'UTC');
    expect(passTo(at('2026-03-01T23:59:59.990Z'), day, 'UTC').day).toBe(day);
  });

  it('leaves a gap if a whole day lies between', () => {
    const day = firstDay(at('2026-03-01T12:00:00Z'), 'UTC');
    const passage = passTo(at('2026-03-03T00:00:00Z'), day, 'UTC');
    expect([dateOf(passage.day), passage.isGap]).toEqual(['2026-03-03', true]);
  });
});

describe('a change of time zone', () => {
  const dayIn = (zone: string, date = '2026-06-10') => {
    const number = Date.parse(date) / (24 * hour);
    return firstDay(startOfDay(number, zone), zone);
  };
  const tomorrow = (day: PlayDay, zone: string) => passTo(day.endsAt, day, zone).day;

  it.each([
    // Flying west makes the next day longer.
    ['Asia/Tokyo', 'America/Los_Angeles', 40, false],
    ['Europe/London', 'America/New_York', 29, false],
    // Flying east makes it shorter, to be missed without harm if little is left of it.
    ['Europe/London', 'Europe/Athens', 22, false],
    ['America/New_York', 'Europe/London', 19, true],
    ['America/Los_Angeles', 'Asia/Tokyo', 8, true],
    // Same clock, another name.
    ['Europe/Berlin', 'Europe/Paris', 24, false],
  ])('from %s to %s: the next day has %d hours', (from, to, hours, isCut) => {
    const day = dayIn(from);
    const next = tomorrow(day, to);
    expect([dateOf(next), next.zone, lengthOf(next)]).toEqual(['2026-06-11', to, hours]);
    expect(isCutShort(next)).toBe(isCut);
    // The day in which it was noticed ends where it began.
    expect(passTo(new Date(day.endsAt.getTime() - 1), day, to).day).toBe(day);
  });

  it('skips a date that is over in the new zone', () => {
    const day = dayIn('Pacific/Pago_Pago');
    const next = tomorrow(day, 'Pacific/Kiritimati');
    expect([dateOf(next), lengthOf(next)]).toEqual(['2026-06-12', 23]);
  });

  it('leaves no gap if only the cut day is missed', () => {
    const day = dayIn('America/Los_Angeles');
    const dayAfter = new Date(day.endsAt.getTime() + 9 * hour);
    const passage = passTo(dayAfter, day, 'Asia/Tokyo');
    expect([dateOf(passage.day), passage.isGap]).toEqual(['2026-06-12', false]);
    const later = passTo(new Date(dayAfter.getTime() + 24 * hour), day, 'Asia/Tokyo');
    expect(later.isGap).toBe(true);
  });
});

const zones = Intl.supportedValuesOf('timeZone');
const travel = fc.array(
  fc.record({ hours: fc.integer({ min: 1, max: 60 }), zone: fc.constantFrom(...zones) }),
  { minLength: 1, maxLength: 25 },
);
const someTime = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-01-01'),
  noInvalidDate: true,
});

describe('however a person travels', () => {
  it('each day has a later date, begins where the last one ended or later, and contains the moment', () => {
    fc.assert(
      fc.property(someTime, fc.constantFrom(...zones), travel, (start, home, legs) => {
        let now = start;
        let day = firstDay(now, home);
        let zone = home;
        for (const leg of legs) {
          now = new Date(now.getTime() + leg.hours * hour);
          const passage = passTo(now, day, zone);
          if (passage.isNext) {
            expect(passage.day.number).toBeGreaterThan(day.number);
            expect(passage.day.startsAt >= day.endsAt).toBe(true);
            expect(passage.day.zone).toBe(zone);
          }
          day = passage.day;
          expect(day.startsAt <= now && now < day.endsAt).toBe(true);
          zone = leg.zone;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('there are no more days than dates anywhere on earth', () => {
    fc.assert(
      fc.property(someTime, fc.constantFrom(...zones), travel, (start, home, legs) => {
        let now = start;
        let day = firstDay(now, home);
        let days = 1;
        let zone = home;
        for (const leg of legs) {
          // Looks in every hour, so that no day is left out.
          for (let passed = 0; passed < leg.hours; passed += 1) {
            now = new Date(now.getTime() + hour);
            const passage = passTo(now, day, zone);
            if (passage.isNext) days += 1;
            day = passage.day;
          }
          zone = leg.zone;
        }
        const dates =
          dayNumberAt(now, 'Pacific/Kiritimati') - dayNumberAt(start, 'Pacific/Pago_Pago') + 1;
        expect(days).toBeLessThanOrEqual(dates);
      }),
      { numRuns: 100 },
    );
  });

  it('a person who stays where they are has the days of their calendar', () => {
    fc.assert(
      fc.property(someTime, fc.constantFrom(...zones), fc.nat(2000), (start, zone, hours) => {
        const now = new Date(start.getTime() + hours * hour);
        const { day } = passTo(now, firstDay(start, zone), zone);
        expect(day).toEqual(firstDay(now, zone));
      }),
      { numRuns: 300 },
    );
  });
});
