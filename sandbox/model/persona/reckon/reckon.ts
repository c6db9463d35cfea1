import type { Clause } from '../hear/clauses';
import type { Language } from '../hear/detect-language';
import type { Answer } from '../recall';
import type { Repertoire } from '../repertoire/repertoire';
import {
  dateIn,
  daysBetween,
  feastIn,
  fullDayOf,
  hourOf,
  placeWithClock,
  weekdayOf,
} from './calendar';
import { knowledgeOn } from './knowledge';
import { dividesByZero, workOut } from './sums';
import { converted, howManySpans } from './units';

const asks: Record<
  Language,
  { time: RegExp; date: RegExp; weekday: RegExp; until: RegExp; year: RegExp }
> = {
  en: {
    time: /\bwhat (?:is the )?time\b(?! do| does| did| should| will| are| is (?:my|your|the [a-z]+))|\bwhat time is it\b|\bgot the time\b|\bhow late is it\b/,
    date: /\bwhat (?:is|was) (?:the|today's) date\b|\bwhat date is (?:it|today)\b|\btoday's date\b|\bwhich date\b/,
    weekday:
      /\b(?:what|which) (?:day|weekday|day of the week)(?: of the week)? (?:is|was|will|does|do|did|it)\b|\bwhat day\b/,
    until: /\bhow (?:many days|long|many sleeps)(?: [a-z]+){0,3} (?:until|till|to|before|left)\b/,
    year: /\b(?:what|which) year (?:is it|are we|do we)\b/,
  },
  fr: {
    time: /quelle heure/,
    date: /quelle date|quel jour du mois|le combien/,
    weekday: /quel jour/,
    until: /combien de jours/,
    year: /quelle année (?:sommes|est-on|on est|est-ce)|(?:est|sommes) en quelle année/,
  },
  de: {
    time: /wie spät|wieviel uhr|wie viel uhr/,
    date: /welches datum|der wievielte|den wievielten/,
    weekday: /welcher (?:wochen)?tag|welchen (?:wochen)?tag|was für ein (?:wochen)?tag/,
    until: /wie viele tage|wieviele tage/,
    year: /welches jahr/,
  },
  es: {
    time: /qué hora|que hora/,
    date: /qué fecha|a cuánto estamos|a cuántos/,
    weekday: /qué día|que día/,
    until: /cuántos días/,
    year: /qué año (?:es|estamos)/,
  },
  pt: {
    time: /que horas/,
    date: /que data|qual a data|qual é a data/,
    weekday: /que dia|qual dia|qual o dia/,
    until: /quantos dias/,
    year: /que ano (?:é|estamos)/,
  },
};
const mostDigits = 6;

/** Sums, hours, days and a little common knowledge; null where nothing of the kind is asked. */
export function reckon(
  clause: Clause,
  repertoire: Repertoire,
  language: Language,
  now: Date,
): Answer | null {
  const { reckoned } = repertoire;
  const { plain } = clause;
  const spans = howManySpans(plain);
  if (spans) {
    const sum = `${spans.count} ${inPlural(spans.span, spans.count)}`;
    return { lines: reckoned.sum, slots: { sum } };
  }
  const isAsked = clause.isQuestion || plain.split(' ').length <= 7;
  const sum = isAsked ? reckonSum(clause, repertoire, language) : null;
  if (sum) return sum;
  if (asks[language].time.test(plain)) return reckonTime(plain, repertoire, language, now);
  if (!isAsked) return null;
  const day = reckonDay(clause, repertoire, language, now);
  if (day) return day;
  const known = language === 'en' && clause.isQuestion ? knowledgeOn(plain) : null;
  return known === null ? null : { lines: reckoned.known, slots: { known } };
}

function reckonSum(clause: Clause, { reckoned }: Repertoire, language: Language): Answer | null {
  const text = language === 'en' ? clause.text.replaceAll(/[’]s\b/g, ' is') : clause.text;
  const quantity = converted(clause.plain);
  if (quantity) {
    const sum = `${figure(quantity.value, language)} ${quantity.unit}`;
    return { lines: reckoned.sum, slots: { sum } };
  }
  if (dividesByZero(text, language)) return { lines: reckoned.byZero, slots: {} };
  const sum = workOut(text, language);
  if (sum === null || /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text)) return null;
  return { lines: reckoned.sum, slots: { sum: figure(sum, language) } };
}

function reckonTime(
  plain: string,
  { reckoned }: Repertoire,
  language: Language,
  now: Date,
): Answer {
  const elsewhere = placeWithClock(plain);
  if (!elsewhere) return { lines: reckoned.time, slots: { time: hourOf(now, language) } };
  const { place, zone } = elsewhere;
  return { lines: reckoned.timeIn, slots: { place, time: hourOf(now, language, zone) } };
}

function reckonDay(
  clause: Clause,
  { reckoned }: Repertoire,
  language: Language,
  now: Date,
): Answer | null {
  const { plain } = clause;
  const asked = asks[language];
  const named = () => feastIn(plain, now) ?? dateIn(clause.text, now, language)?.date;
  const until = asked.until.test(plain) && !/\bmy (?!birthday)\w/.test(plain) ? named() : undefined;
  if (until) {
    const days = daysBetween(now, until);
    if (days === 0) return { lines: reckoned.isToday, slots: {} };
    const weekday = weekdayOf(until, language);
    return { lines: reckoned.untilDay, slots: { days: String(days), weekday } };
  }
  if (asked.year.test(plain)) {
    return { lines: reckoned.year, slots: { year: String(now.getFullYear()) } };
  }
  if (asked.date.test(plain)) {
    return { lines: reckoned.today, slots: { date: fullDayOf(now, language) } };
  }
  const isOwn = /(?<!\p{L})(?:my|mon|ma|mein|meine|mi|meu|minha|your|you)(?!\p{L})/u.test(plain);
  if (!asked.weekday.test(plain) || isOwn) return null;
  return { lines: reckoned.weekday, slots: { weekday: weekdayOf(named() ?? now, language) } };
}

/** A span of time, more than one of it; in French 'mois' has its s already. */
const inPlural = (span: string, count: number) => {
  if (count === 1 || span.endsWith('s')) return span;
  if (span === 'tag' || span === 'monat' || span === 'jahr') return `${span}e`;
  if (span === 'woche') return `${span}n`;
  return span === 'mês' ? 'meses' : `${span}s`;
};

function figure(value: number, language: Language): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    maximumFractionDigits: mostDigits - 2,
  }).format(value);
}
