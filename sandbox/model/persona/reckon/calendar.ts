import * as chrono from 'chrono-node';
import type { Language } from '../hear/detect-language';

const readers = {
  en: chrono.en.GB,
  fr: chrono.fr.casual,
  de: chrono.de.casual,
  es: chrono.es.casual,
  pt: chrono.pt.casual,
};
const locales: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr',
  de: 'de',
  es: 'es',
  pt: 'pt-BR',
};
const dayMs = 86_400_000;

/** A day that a text names, and whether it named the day itself and not only an hour. */
export function dateIn(
  text: string,
  now: Date,
  language: Language,
): { date: Date; hasHour: boolean; isWeekday: boolean } | null {
  const all = readers[language].parse(text.replace(/day of the week/i, 'day'), now, {
    forwardDate: true,
  });
  const found =
    all.find(({ start }) => start.isCertain('weekday') || start.isCertain('day')) ?? all[0];
  if (!found) return null;
  const isWeekday = found.start.isCertain('weekday');
  if (!isWeekday && !found.start.isCertain('day') && !/[a-z]/i.test(found.text)) return null;
  return { date: found.start.date(), hasHour: found.start.isCertain('hour'), isWeekday };
}

export const weekdayOf = (date: Date, language: Language) =>
  date.toLocaleDateString(locales[language], { weekday: 'long' });
export const dayOf = (date: Date, language: Language) =>
  date.toLocaleDateString(locales[language], { day: 'numeric', month: 'long' });
export const fullDayOf = (date: Date, language: Language) =>
  date.toLocaleDateString(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
export const hourOf = (date: Date, language: Language, timeZone?: string) =>
  date.toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit', timeZone });

/** Whole days from one day to another, by the calendar. */
export function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}

const feasts: readonly [RegExp, number, number][] = [
  [/\b(?:christmas eve|heiligabend)\b/, 12, 24],
  [/\b(?:christmas|xmas|noël|weihnachten|navidad|natal)\b/, 12, 25],
  [/\bnew year'?s eve\b|\bsilvester\b/, 12, 31],
  [/\b(?:new year|new years|neujahr|nouvel an|año nuevo|ano novo)\b/, 1, 1],
  [/\bhallowe'?en\b/, 10, 31],
  [/\bvalentine'?s?\b|\bvalentinstag\b|\bsaint-valentin\b|\bsan valentín\b/, 2, 14],
];

/** The next time a feast of the calendar comes round. */
export function feastIn(plain: string, now: Date): Date | null {
  const feast = feasts.find(([pattern]) => pattern.test(plain));
  if (!feast) return null;
  const [, month, day] = feast;
  const thisYear = new Date(now.getFullYear(), month - 1, day);
  return daysBetween(now, thisYear) >= 0
    ? thisYear
    : new Date(now.getFullYear() + 1, month - 1, day);
}

const zones = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
    zone,
  ]),
);
const elsewhere: Readonly<Record<string, string>> = {
  'new york': 'America/New_York',
  nyc: 'America/New_York',
  boston: 'America/New_York',
  miami: 'America/New_York',
  washington: 'America/New_York',
  california: 'America/Los_Angeles',
  'san francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  texas: 'America/Chicago',
  japan: 'Asia/Tokyo',
  osaka: 'Asia/Tokyo',
  kyoto: 'Asia/Tokyo',
  beijing: 'Asia/Shanghai',
  china: 'Asia/Shanghai',
  delhi: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  india: 'Asia/Kolkata',
  korea: 'Asia/Seoul',
  munich: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  germany: 'Europe/Berlin',
  france: 'Europe/Paris',
  lyon: 'Europe/Paris',
  spain: 'Europe/Madrid',
  barcelona: 'Europe/Madrid',
  italy: 'Europe/Rome',
  milan: 'Europe/Rome',
  turin: 'Europe/Rome',
  england: 'Europe/London',
  edinburgh: 'Europe/London',
  manchester: 'Europe/London',
  uk: 'Europe/London',
  rio: 'America/Sao_Paulo',
  brazil: 'America/Sao_Paulo',
  portugal: 'Europe/Lisbon',
  porto: 'Europe/Lisbon',
  iceland: 'Atlantic/Reykjavik',
  dubai: 'Asia/Dubai',
  hawaii: 'Pacific/Honolulu',
  australia: 'Australia/Sydney',
};

/** A place named in a text whose clock is known. */
export function placeWithClock(plain: string): { place: string; zone: string } | null {
  const words = plain.split(' ');
  for (let length = 3; length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const place = words.slice(at, at + length).join(' ');
      const zone = Object.hasOwn(elsewhere, place) ? elsewhere[place] : zones.get(place);
      if (zone !== undefined && place.length > 2)
        return {
          place: place.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase()),
          zone,
        };
    }
  }
  return null;
}
