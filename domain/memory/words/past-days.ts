import { narrowLetters } from '../stated/narrow-letters';
import type { CalendarWords } from '../stated/calendar';
import type { WordLanguage } from './language';

/** A way to name a day that has passed. */
type PastForm =
  | { form: 'days'; words: string; days: number }
  /** `WEEKDAY` stands for the day: the last such day before today. */
  | { form: 'weekday'; words: string }
  /** `COUNT` stands for a number, of days or of weeks. */
  | { form: 'ago'; words: string; unit: number };

const days = (days: number, words: string): PastForm => ({ form: 'days', words, days });
const weekday = (words: string): PastForm => ({ form: 'weekday', words });
const ago = (unit: number, words: string): PastForm => ({ form: 'ago', words, unit });

const forms: Record<WordLanguage, readonly PastForm[]> = {
  en: [
    days(2, 'the day before yesterday'),
    days(1, 'yesterday|last night'),
    weekday('(?:last|this past|the other) WEEKDAY|WEEKDAY last week'),
    ago(1, 'COUNT days? ago'),
    ago(7, 'COUNT weeks? ago'),
  ],
  de: [
    days(2, 'vorgestern'),
    days(1, 'gestern'),
    weekday('(?:am )?(?:letzte[nr]?|vergangene[nr]?|vorige[nr]?) WEEKDAY|WEEKDAY letzte Woche'),
    ago(1, 'vor COUNT Tag(?:en|e)?'),
    ago(7, 'vor COUNT Wochen?'),
  ],
  es: [
    days(2, 'anteayer|antes de ayer'),
    days(1, 'ayer|anoche'),
    weekday('(?:el )?WEEKDAY pasado|(?:el )?pasado WEEKDAY|(?:el )?WEEKDAY de la semana pasada'),
    ago(1, 'hace COUNT días?'),
    ago(7, 'hace COUNT semanas?'),
  ],
  fr: [
    days(2, 'avant-hier'),
    days(1, 'hier(?: (?:matin|midi|soir|après-midi))?'),
    weekday('WEEKDAY dernier|WEEKDAY de la semaine dernière'),
    ago(1, 'il y a COUNT jours?'),
    ago(7, 'il y a COUNT semaines?'),
  ],
  pt: [
    days(2, 'anteontem'),
    days(1, 'ontem'),
    weekday('(?:no |na )?WEEKDAY passad[oa]|(?:no |na )?(?:últim[oa]) WEEKDAY'),
    ago(1, 'há COUNT dias?(?: atrás)?|COUNT dias? atrás'),
    ago(7, 'há COUNT semanas?(?: atrás)?|COUNT semanas? atrás'),
  ],
};

/** A form of one language with its pattern, whose groups are `word0`, `word1` … for what it is about. */
interface CompiledForm {
  pattern: RegExp;
  /** Returns the days that have passed since the one named. */
  daysAgo(word: string, today: Date): number;
}

const isOne = (alternation: string, text: string) =>
  new RegExp(`^(?:${alternation})$`, 'i').test(text);

/** Compiles the forms in which a language names days that have passed. */
export function compilePastDays(
  language: WordLanguage,
  { weekdays, numbers }: CalendarWords,
): readonly CompiledForm[] {
  return forms[language].map((one) => ({
    pattern: compile(one.words, weekdays, numbers),
    daysAgo(word, today) {
      if (one.form === 'days') return one.days;
      if (one.form === 'weekday') {
        const position = weekdays.findIndex((alternation) => isOne(alternation, word));
        return (today.getUTCDay() - position + 7) % 7 || 7;
      }
      const count = /^\d+$/u.test(word)
        ? Number(word)
        : numbers.findIndex((alternation) => isOne(alternation, word)) + 1;
      return one.unit * count;
    },
  }));
}

function compile(words: string, weekdays: readonly string[], numbers: readonly string[]): RegExp {
  let group = 0;
  const filled = words.replace(/WEEKDAY|COUNT/gu, (token) => {
    const choice = token === 'WEEKDAY' ? weekdays.join('|') : `[1-9][0-9]?|${numbers.join('|')}`;
    group += 1;
    return `(?<word${group}>${choice})`;
  });
  return new RegExp(narrowLetters(String.raw`(?<![\p{L}\d])(?:${filled})(?![\p{L}\d])`), 'gi');
}
