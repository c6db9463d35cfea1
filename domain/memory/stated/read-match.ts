import { oneLine } from '../../shared/words/one-line';
import { resolveDay } from './calendar';
import type { StatedKind, StatedLanguage } from './stated-pattern';

type Groups = Readonly<Record<string, string | undefined>>;

/** Words that have no clear reference outside their sentence. */
const vague =
  /(?<![\p{L}-])(?:you|your|u|ur|it|this|that|him|her|them|how|what|when|ça|cela|comme|como|toi|vous|te|ton|ta|tes|dich|dir|dein|deine|das|es|esto|eso|ti|tu|tus|isso|isto|você|vc|seu|sua|contigo|comigo|conmigo)(?![\p{L}-])/iu;
/** Kinds whose value is a thing that must be clear without its sentence. */
const things: ReadonlySet<StatedKind> = new Set([
  'likes',
  'fond',
  'dislikes',
  'unliked',
  'favourite',
  'likeOver',
]);
/** Matches what `maskQuotes` leaves of another's words. */
const masked = /##/;
/** The ages that are stored: an adult's. */
const ages = { least: 18, most: 119 };

/** Returns the value that a pattern matched, as it is stored; null if it states nothing. */
export function readValue(
  kind: StatedKind,
  groups: Groups,
  language: StatedLanguage,
  today: Date,
): string | null {
  if (kind === 'kinOver') return nameOf(groups, language) ?? '';
  if (kind === 'plan') return planDay(groups, language, today);
  if (kind === 'birthday') return birthdayOf(groups, language, today);
  if (kind === 'jobOver') return '';
  const { value } = groups;
  if (value === undefined) return nameOf(groups, language);
  if (kind === 'age') {
    return Number(value) >= ages.least && Number(value) <= ages.most ? value : null;
  }
  const phrase = oneLine(value);
  // "I was born in May" names no place.
  const isTime =
    kind === 'origin' && (/^\d/.test(phrase) || language.calendar.hasMonth.test(phrase));
  const isUnclear =
    isTime ||
    masked.test(phrase) ||
    language.notValues.test(phrase) ||
    language.negations.test(phrase) ||
    (things.has(kind) && vague.test(phrase));
  return phrase === '' || isUnclear ? null : phrase;
}

/** Returns the thing or the relative that a statement concerns; null if it is none. */
export function readAbout(
  kind: StatedKind,
  groups: Groups,
  language: StatedLanguage,
  today: Date,
): string | null {
  const whose = groups['whose'];
  if (whose !== undefined && !isCapitalised(whose)) return null;
  const about = oneLine(whose ?? groups['about'] ?? '');
  if (kind === 'named') return capitalised(about);
  if (kind !== 'plan') return about;
  const isNone =
    masked.test(about) ||
    vague.test(about) ||
    language.notPlans.test(about) ||
    resolveDay(about, language.calendar, today) !== null;
  return about === '' || isNone ? null : capitalised(about);
}

function nameOf(groups: Groups, language: StatedLanguage): string | null {
  const { name, lowName, names } = groups;
  if (names !== undefined) {
    return names.split(language.and).every(isCapitalised) ? oneLine(names) : null;
  }
  const words = (name ?? '').split(/\s+/u);
  const firstLow = words.findIndex((word) => !isCapitalised(word));
  const found =
    lowName === undefined
      ? words.slice(0, firstLow === -1 ? words.length : firstLow).join(' ')
      : capitalised(lowName);
  const bare = found.replace(/['’]s?$/u, '').replace(/(?<!-)-+$/u, '');
  return bare === '' || language.notNames.test(bare) ? null : bare;
}

function planDay(groups: Groups, { calendar, locale }: StatedLanguage, today: Date): string | null {
  const found = resolveDay(groups['day'] ?? '', calendar, today);
  if (!found || found.day < today) return null;
  return format(found.day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

function birthdayOf(
  groups: Groups,
  { calendar, locale }: StatedLanguage,
  today: Date,
): string | null {
  const { value, day, born } = groups;
  if (value !== undefined) {
    return calendar.hasMonth.test(value) && !/\d/.test(value) ? oneLine(value) : null;
  }
  const found = resolveDay(born ?? day ?? '', calendar, today);
  if (!found || (born !== undefined && !found.isDate)) return null;
  return format(found.day, locale, {
    day: 'numeric',
    month: 'long',
    ...(found.hasYear && { year: 'numeric' }),
  });
}

const format = (day: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day);

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
