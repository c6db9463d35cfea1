/** A length of calendar time: three days, a month, a year. */
export interface Period {
  unit: 'day' | 'week' | 'month' | 'year';
  count: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Returns the time a number of periods after an anchor, in the UTC calendar and at the anchor's time of
 * day. In a month without that day, it is the last day. Periods are always counted from the anchor: what
 * began on the 31st of January is due on the 28th of February and the 31st of March.
 */
export function addPeriods(anchor: Date, { unit, count }: Period, times: number): Date {
  const units = count * times;
  switch (unit) {
    case 'day':
      return new Date(anchor.getTime() + units * dayMs);
    case 'week':
      return new Date(anchor.getTime() + units * 7 * dayMs);
    case 'month':
      return addMonths(anchor, units);
    case 'year':
      return addMonths(anchor, units * 12);
  }
}

function addMonths(anchor: Date, months: number): Date {
  const day = anchor.getUTCDate();
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  moved.setUTCDate(Math.min(day, lastDayOf(moved)));
  return moved;
}

/** Returns the number of days in a date's month. */
function lastDayOf(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
