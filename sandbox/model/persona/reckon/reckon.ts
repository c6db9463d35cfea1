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
  const asked = asks[language];
  const { plain } = clause;
  const isShort = plain.split(' ').length <= 7;
  const spans = howManySpans(plain);
  if (spans)
    return {
      lines: reckoned.sum,
      slots: { sum: `${spans.count} ${inPlural(spans.span, spans.count)}` },
    };
  if (clause.isQuestion || isShort) {
    const text = language === 'en' ? clause.text.replaceAll(/[’]s\b/g, ' is') : clause.text;
    const quantity = converted(plain);
    if (quantity)
      return {
        lines: reckoned.sum,
        slots: { sum: `${figure(quantity.value, language)} ${quantity.unit}` },
      };
    if (dividesByZero(text, language)) return { lines: reckoned.byZero, slots: {} };
    const sum = workOut(text, language);
    if (sum !== null && !/\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text))
      return { lines: reckoned.sum, slots: { sum: figure(sum, language) } };
  }
  if (asked.time.test(plain)) {
    const elsewhere = placeWithClock(plain);
    return elsewhere
      ? {
          lines: reckoned.timeIn,
          slots: { place: elsewhere.place, time: hourOf(now, language, elsewhere.zone) },
        }
      : { lines: reckoned.time, slots: { time: hourOf(now, language) } };
  }
  if (!clause.isQuestion && !isShort) return null;
  if (asked.until.test(plain)) {
    const date = feastIn(plain, now) ?? dateIn(clause.text, now, language)?.date;
    if (date && !/\bmy (?!birthday)\w/.test(plain)) {
      const days = daysBetween(now, date);
      return days === 0
        ? { lines: reckoned.isToday, slots: {} }
        : {
            lines: reckoned.untilDay,
            slots: { days: String(days), weekday: weekdayOf(date, language) },
          };
    }
  }
  if (asked.year.test(plain))
    return { lines: reckoned.year, slots: { year: String(now.getFullYear()) } };
  if (asked.date.test(plain))
    return { lines: reckoned.today, slots: { date: fullDayOf(now, language) } };
  if (
    asked.weekday.test(plain) &&
    !/(?<!\p{L})(?:my|mon|ma|mein|meine|mi|meu|minha|your|you)(?!\p{L})/u.test(plain)
  ) {
    const date = feastIn(plain, now) ?? dateIn(clause.text, now, language)?.date ?? now;
    return { lines: reckoned.weekday, slots: { weekday: weekdayOf(date, language) } };
  }
  const known = language === 'en' && clause.isQuestion ? knowledgeOn(plain) : null;
  return known === null ? null : { lines: reckoned.known, slots: { known } };
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
