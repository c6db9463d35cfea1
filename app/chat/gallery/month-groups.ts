import { dateTimeFormat } from '../../kit/i18n/date-time-format';

const weekMs = 7 * 24 * 3600 * 1000;

interface Group<Entry> {
  /** Null for the last seven days. */
  month: string | null;
  entries: Entry[];
}

/** Groups pictures that are sorted by time: the last seven days, then each month by its name. */
export function groupByMonth<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
  { now, locale, timeZone }: { now: string; locale: string; timeZone: string },
): Group<Entry>[] {
  const thisYear = yearOf(now, timeZone);
  const weekAgo = new Date(now).getTime() - weekMs;
  const nameOf = (at: string) => {
    if (new Date(at).getTime() > weekAgo) return null;
    const isThisYear = yearOf(at, timeZone) === thisYear;
    const year = isThisYear ? undefined : 'numeric';
    return dateTimeFormat(locale, { month: 'long', year, timeZone }).format(new Date(at));
  };
  const groups: Group<Entry>[] = [];
  for (const entry of entries) {
    const month = nameOf(entry.createdAt);
    const last = groups.at(-1);
    if (last && last.month === month) last.entries.push(entry);
    else groups.push({ month, entries: [entry] });
  }
  return groups;
}

const yearOf = (at: string, timeZone: string) =>
  dateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(new Date(at));
