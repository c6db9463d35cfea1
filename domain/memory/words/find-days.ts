import { localDay, resolveDay, type Calendar } from '../stated/calendar';
import { inEnglish } from '../stated/in-english';
import { inFrench } from '../stated/in-french';
import { inGerman } from '../stated/in-german';
import { inPortuguese } from '../stated/in-portuguese';
import { inSpanish } from '../stated/in-spanish';
import { languagesOf } from './detect-languages';
import type { WordLanguage } from './language';
import { compilePastDays } from './past-days';

const dayMs = 86_400_000;

const calendars = (
  [
    ['en', inEnglish],
    ['de', inGerman],
    ['es', inSpanish],
    ['fr', inFrench],
    ['pt', inPortuguese],
  ] satisfies [WordLanguage, { calendar: Calendar }][]
).map(([language, { calendar }]) => ({
  language,
  calendar,
  past: compilePastDays(language, calendar.words),
}));

/** The days that a text names, and the text without them. */
interface NamedDays {
  /** In the form `2026-11-30`, each once. */
  days: readonly string[];
  rest: string;
}

/**
 * Finds the days that a text names in its language, as seen from its time in a time zone (an IANA name). A
 * weekday, or a date without a year, stands for the next one and the last one: only a reader knows which.
 */
export function findDays(
  text: string,
  { at, timeZone }: { at: Date; timeZone: string },
): NamedDays {
  const today = localDay(at, timeZone);
  const found = new Set<string>();
  const languages = languagesOf(text);
  const own = calendars.filter(({ language }) => languages.includes(language));
  let rest = text;
  for (const { past } of own) {
    for (const { pattern, daysAgo } of past) {
      rest = rest.replace(pattern, (...match) => {
        const groups = match.at(-1) as Record<string, string | undefined> | string;
        const word = typeof groups === 'string' ? '' : Object.values(groups).find(Boolean);
        found.add(isoDay(new Date(today.getTime() - daysAgo(word ?? '', today) * dayMs)));
        return ' ';
      });
    }
  }
  for (const { calendar } of own) {
    rest = rest.replace(calendar.anyDay, (words) => {
      const days = bothDays(words, calendar, today);
      for (const day of days) found.add(isoDay(day));
      return days.length > 0 ? ' ' : words;
    });
  }
  return { days: [...found], rest };
}

/** Returns the day in the form `2026-11-30` that it is at a time in a time zone. */
export const dayAt = (at: Date, timeZone: string): string => isoDay(localDay(at, timeZone));

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** Returns the next day that words name, and the last one if they may mean that, too. */
function bothDays(words: string, calendar: Calendar, today: Date): Date[] {
  const found = resolveDay(words, calendar, today);
  if (!found) return [];
  if (found.isDate) return found.hasYear ? [found.day] : [found.day, yearBefore(found.day)];
  if (found.isWeekday) return [found.day, new Date(found.day.getTime() - 7 * dayMs)];
  return [found.day];
}

function yearBefore(day: Date): Date {
  const before = new Date(day);
  before.setUTCFullYear(day.getUTCFullYear() - 1);
  return before;
}
