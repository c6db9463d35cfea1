import { dayNumberAt, startOfDay } from '../../shared/time/local-day';

const hour = 3_600_000;

/**
 * Changes of the clocks shorten a day by two hours at most. A shorter day was cut by a change of time zone.
 */
const shortestWholeDay = 22 * hour;

/** A day of a person, for which they can claim one reward. */
export interface PlayDay {
  /** The time zone in which the day ends (IANA name). */
  zone: string;
  /** The number of its calendar date: days from 1970-01-01. It grows by at least one per day. */
  number: number;
  startsAt: Date;
  /** Exclusive: the first moment of the next day. */
  endsAt: Date;
}

/** The way from one day to a later one. */
export interface Passage {
  day: PlayDay;
  /** False if it is still the same day. */
  isNext: boolean;
  /** True if a whole day lies between the two, for which no reward can be claimed any more. */
  isGap: boolean;
}

/** Returns the day of a person who plays for the first time. */
export function firstDay(now: Date, zone: string): PlayDay {
  return calendarDay(dayNumberAt(now, zone), zone);
}

const calendarDay = (number: number, zone: string): PlayDay => ({
  zone,
  number,
  startsAt: startOfDay(number, zone),
  endsAt: startOfDay(number + 1, zone),
});

/** Checks whether a day was cut by a change of time zone; missing it does not end a streak. */
export const isCutShort = ({ startsAt, endsAt }: Pick<PlayDay, 'startsAt' | 'endsAt'>): boolean =>
  endsAt.getTime() - startsAt.getTime() < shortestWholeDay;

/**
 * Returns the day at a moment, given the last day that was seen. A change of time zone takes effect when
 * that day ends: the next day has the next date, begins at that moment and ends at the midnight that ends
 * this date in the new zone. Each date is therefore counted at most once, however a person travels. Flying
 * east cuts a day, flying west makes it longer. A moment before the day, by another server's clock, belongs
 * to it.
 */
export function passTo(now: Date, day: PlayDay, zone: string): Passage {
  if (now < day.endsAt) return { day, isNext: false, isGap: false };
  const next = nextDay(day, zone);
  if (now < next.endsAt) return { day: next, isNext: true, isGap: false };
  const today = calendarDay(dayNumberAt(now, zone), zone);
  const isGap = today.number > next.number + 1 || !isCutShort(next);
  return { day: today, isNext: true, isGap };
}

function nextDay(day: PlayDay, zone: string): PlayDay {
  const number = day.number + 1;
  const next = { zone, number, startsAt: day.endsAt, endsAt: startOfDay(number + 1, zone) };
  // The date is over in the new zone, or does not exist there.
  if (next.endsAt <= next.startsAt) return nextDay({ ...day, number }, zone);
  return next;
}

/** Returns the milliseconds until the next day begins; 0 if it already has. */
export const msUntilNextDay = (day: Pick<PlayDay, 'endsAt'>, now: Date): number =>
  Math.max(0, day.endsAt.getTime() - now.getTime());
