import { dayNumberAt, startOfDay } from '../shared/time/local-day';

/** The ranges of the contract with their days; a custom one is given by two dates. */
const daysOf = {
  '1_day': 1,
  '3_days': 3,
  '1_week': 7,
  '2_weeks': 14,
  '1_month': 30,
  '3_months': 91,
  '6_months': 182,
  '1_year': 365,
} as const;

export const timeRanges = [
  ...(Object.keys(daysOf) as (keyof typeof daysOf)[]),
  'all_time',
  'custom',
] as const;
export type TimeRange = (typeof timeRanges)[number];

type BucketUnit = 'hour' | 'day' | 'week' | 'month';

/** A resolved range: from its start to before its end, in buckets. */
export interface Range {
  timeRange: TimeRange;
  from: Date;
  to: Date;
  /** The start of the range of the same length before it; null for all time. */
  beforeFrom: Date | null;
  unit: BucketUnit;
  /** The start of each bucket, the first of which is the start of the range. */
  starts: Date[];
}

interface RequestedRange {
  timeRange: TimeRange;
  /** The first and the last day of a custom range, as YYYY-MM-DD. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Around {
  now: Date;
  /** The reader's time zone (IANA). */
  timeZone: string;
  /** The time of the first figure; null if there is none yet. */
  firstAt: Date | null;
}

/** The longest custom range, in days. */
const mostDays = 1830;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Resolves a range in the reader's time zone; null for a custom range without both dates, that ends before
 * it begins, or that is longer than five years.
 */
export function resolveRange(asked: RequestedRange, around: Around): Range | null {
  if (asked.timeRange === '1_day') return lastHours(around.now);
  const days = requestedDays(asked, around);
  if (!days) return null;
  const { first, last } = days;
  const { timeZone } = around;
  const unit = unitFor(last - first + 1);
  const from = startOfDay(first, timeZone);
  return {
    timeRange: asked.timeRange,
    from,
    to: startOfDay(last + 1, timeZone),
    beforeFrom:
      asked.timeRange === 'all_time' ? null : startOfDay(first - (last - first + 1), timeZone),
    unit,
    starts: startDays({ first, last, unit }).map((day) => startOfDay(day, timeZone)),
  };
}

/** The last 24 hours, with the present one. */
function lastHours(now: Date): Range {
  const to = Math.floor(now.getTime() / hourMs) * hourMs + hourMs;
  const from = to - dayMs;
  return {
    timeRange: '1_day',
    from: new Date(from),
    to: new Date(to),
    beforeFrom: new Date(from - dayMs),
    unit: 'hour',
    starts: Array.from({ length: 24 }, (_, hour) => new Date(from + hour * hourMs)),
  };
}

/** Returns the numbers of the first and last day of a range; null for an impossible custom one. */
function requestedDays(
  { timeRange, from, to }: RequestedRange,
  { now, timeZone, firstAt }: Around,
) {
  const today = dayNumberAt(now, timeZone);
  if (timeRange === 'custom') {
    const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`) / dayMs);
    if (first === undefined || last === undefined) return null;
    // Also false for what is no date.
    return last >= first && last - first < mostDays ? { first, last } : null;
  }
  if (timeRange === 'all_time') {
    const week = today - 6;
    return { first: Math.min(week, firstAt ? dayNumberAt(firstAt, timeZone) : week), last: today };
  }
  return { first: today - (daysOf[timeRange] - 1), last: today };
}

function unitFor(days: number): BucketUnit {
  if (days <= 92) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/** Returns the numbers of the days on which the buckets begin. */
function startDays({ first, last, unit }: { first: number; last: number; unit: BucketUnit }) {
  const step = unit === 'week' ? 7 : 1;
  const days = Array.from(
    { length: Math.ceil((last - first + 1) / step) },
    (_, index) => first + index * step,
  );
  const isFirstOfMonth = (day: number) => new Date(day * dayMs).getUTCDate() === 1;
  return unit === 'month' ? days.filter((day) => day === first || isFirstOfMonth(day)) : days;
}
