import { narrowLetters } from './narrow-letters';

/** The rule by which the form of a day is reckoned. */
const dayForms = [
  /** Groups `date`, `month` and perhaps `year`. */
  'date',
  /** A group `weekday`: the next such day, not today. */
  'weekday',
  /** A group `weekday`: the next such day, which may be today. */
  'thisWeekday',
  /** A group `weekday`: such a day, and in the week after if the next one is in this week. */
  'afterThisWeek',
  /** A group `weekday`: that day in the next week, which begins on Monday. */
  'nextWeek',
  /** A group `relative`. */
  'relative',
  /** A group `count`. */
  'inDays',
  'inWeeks',
  /** A group `date`: the next such day of a month. */
  'dayOfMonth',
] as const;
type DayForm = (typeof dayForms)[number];

/** The words of a language for days. Each string is an alternation of regular expressions. */
export interface CalendarWords {
  /** From Sunday to Saturday. */
  weekdays: readonly string[];
  /** From January to December. */
  months: readonly string[];
  /** The words for a number of days from today. */
  relative: readonly [words: string, days: number][];
  /** The words for numbers from one. */
  numbers: readonly string[];
  /**
   * The forms of a day, the longest first. `WEEKDAY`, `MONTH`, `DATE`, `YEAR`, `NUMERIC` (a month in
   * digits), `COUNT` and `RELATIVE` stand for their groups.
   */
  forms: readonly [DayForm, string][];
}

/** The compiled words of a language for days. */
export interface Calendar {
  /** Finds the days in a text. */
  anyDay: RegExp;
  forms: readonly { form: DayForm; pattern: RegExp }[];
  hasMonth: RegExp;
  words: CalendarWords;
}

/** A day of the calendar at midnight UTC. */
interface ResolvedDay {
  day: Date;
  /** True if it was written as a date, not in relation to today. */
  isDate: boolean;
  hasYear: boolean;
  /** True if it was written as a day of the week without saying of which week. */
  isWeekday: boolean;
}

const dayMs = 86_400_000;
/** A date of ISO 8601, perhaps after a preposition. */
const isoForm: [DayForm, string] = ['date', String.raw`(?:\p{L}{1,3} )?YEAR-NUMERIC-DATE`];

/** Compiles the words of a language for days. */
export function compileCalendar(words: CalendarWords): Calendar {
  const groups: Record<string, [name: string, source: string]> = {
    WEEKDAY: ['weekday', words.weekdays.join('|')],
    MONTH: ['month', words.months.join('|')],
    NUMERIC: ['numeric', '0?[1-9]|1[0-2]'],
    DATE: ['date', '0?[1-9]|[12][0-9]|3[01]'],
    YEAR: ['year', '(?:19|20)[0-9]{2}'],
    COUNT: ['count', String.raw`[1-9][0-9]?|${words.numbers.join('|')}`],
    RELATIVE: ['relative', words.relative.map(([one]) => one).join('|')],
  };
  const fill = (source: string, isNamed: boolean) =>
    source.replace(/WEEKDAY|MONTH|NUMERIC|DATE|YEAR|COUNT|RELATIVE/gu, (token) => {
      const [name, inner] = groups[token] ?? ['', ''];
      return isNamed ? `(?<${name}>${inner})` : `(?:${inner})`;
    });
  const forms = [isoForm, ...words.forms];
  return {
    words,
    anyDay: new RegExp(
      narrowLetters(
        String.raw`(?<![\p{L}\d'’])(?:${forms.map(([, source]) => fill(source, false)).join('|')})(?![\p{L}\d])`,
      ),
      'gi',
    ),
    forms: forms.map(([form, source]) => ({
      form,
      pattern: new RegExp(narrowLetters(`^(?:${fill(source, true)})$`), 'i'),
    })),
    hasMonth: new RegExp(
      narrowLetters(String.raw`(?<!\p{L})(?:${words.months.join('|')})(?!\p{L})`),
      'i',
    ),
  };
}

/** Stands for a letter of a day in a text with marked days. */
export const dayMark = '‹';

/**
 * Returns a text of the same length in which each day is marked; null if it names none. Patterns then need
 * not contain all forms of a day, which would take seconds to compile.
 */
export function markDays(text: string, { anyDay }: Calendar): string | null {
  const plain = text.replaceAll(dayMark, ' ');
  const marked = plain.replace(anyDay, (day) => dayMark.repeat(day.length));
  return marked === plain ? null : marked;
}

/**
 * Returns the day that words name for a reader on `today` (at midnight UTC); null if they name none, such
 * as 31 February. A date without a year is the next one from today.
 */
export function resolveDay(text: string, calendar: Calendar, today: Date): ResolvedDay | null {
  for (const { form, pattern } of calendar.forms) {
    const groups = pattern.exec(text.trim())?.groups;
    if (!groups) continue;
    const day =
      form === 'date' ? dateOf(groups, calendar, today) : reckon(form, groups, calendar, today);
    if (!day) continue;
    return {
      day,
      isDate: form === 'date',
      hasYear: groups['year'] !== undefined,
      isWeekday: form === 'weekday' || form === 'thisWeekday',
    };
  }
  return null;
}

type Groups = Record<string, string | undefined>;

function dateOf(groups: Groups, { words }: Calendar, today: Date): Date | null {
  const date = Number(groups['date']);
  const month = groups['numeric']
    ? Number(groups['numeric']) - 1
    : positionOf(words.months, groups['month']);
  if (groups['year']) return validDate(Number(groups['year']), month, date);
  const year = today.getUTCFullYear();
  // 29 February may be up to eight years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = validDate(year + ahead, month, date);
    if (day && day >= today) return day;
  }
  return null;
}

function validDate(year: number, month: number, date: number): Date | null {
  const day = new Date(Date.UTC(year, month, date));
  return month >= 0 && day.getUTCMonth() === month && day.getUTCDate() === date ? day : null;
}

function reckon(form: DayForm, groups: Groups, { words }: Calendar, today: Date): Date | null {
  const after = (days: number) => new Date(today.getTime() + days * dayMs);
  const ahead = () => (positionOf(words.weekdays, groups['weekday']) - today.getUTCDay() + 7) % 7;
  // The days until Sunday, with which a week ends.
  const leftOfWeek = (7 - today.getUTCDay()) % 7;
  switch (form) {
    case 'weekday':
      return after(ahead() || 7);
    case 'thisWeekday':
      return after(ahead());
    case 'afterThisWeek':
      return after((ahead() || 7) <= leftOfWeek ? ahead() + 7 : ahead() || 7);
    case 'nextWeek':
      return after(leftOfWeek + 1 + ((positionOf(words.weekdays, groups['weekday']) + 6) % 7));
    case 'relative':
      return after(relativeDays(words, groups['relative']));
    case 'inDays':
      return after(countOf(words, groups['count']));
    case 'inWeeks':
      return after(7 * countOf(words, groups['count']));
    case 'dayOfMonth':
      return nextDayOfMonth(Number(groups['date']), today);
    case 'date':
      return null;
  }
}

function nextDayOfMonth(date: number, today: Date): Date | null {
  for (let months = 0; months <= 2; months += 1) {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
    const day = validDate(first.getUTCFullYear(), first.getUTCMonth(), date);
    if (day && day >= today) return day;
  }
  return null;
}

const isOne = (alternation: string, text: string | undefined) =>
  new RegExp(`^(?:${alternation})$`, 'i').test(text ?? '');

const positionOf = (alternations: readonly string[], text: string | undefined): number =>
  alternations.findIndex((one) => isOne(one, text));

const relativeDays = (words: CalendarWords, text: string | undefined): number =>
  words.relative.find(([one]) => isOne(one, text))?.[1] ?? 0;

const countOf = ({ numbers }: CalendarWords, text: string | undefined): number =>
  /^\d+$/.test(text ?? '') ? Number(text) : positionOf(numbers, text) + 1;

/** Returns the day, at midnight UTC, that it is in a time zone (an IANA name); UTC for an unknown zone. */
export function localDay(at: Date, timeZone: string): Date {
  return new Date(`${calendarOf(timeZone).format(at)}T00:00:00Z`);
}

/** By time zone; a formatter takes long to create. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const existing = formatters.get(timeZone);
  if (existing) return existing;
  const created = createFormatter(timeZone);
  // An unknown zone is not kept, so that only real ones take up space.
  if (created.resolvedOptions().timeZone === timeZone) formatters.set(timeZone, created);
  return created;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'short' });
  }
}
