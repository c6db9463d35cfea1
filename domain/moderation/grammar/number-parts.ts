import type { Lexicon } from './lexicon';
import { normalise } from './normalise';
import { readNumber } from './number-words';
import type { Reader } from './pattern';
import type { Sentence } from './token';

/** Units that are written the same in all languages. */
const sharedUnits =
  'km kms cm mm m kg g mg lb lbs oz ft min mins h hr hrs am pm k mph kmh gb mb tb ms eur usd euro ' +
  'euros dollar dollars percent x chf gbp brl uhr heures horas minutes minutos minuten hp cv st stock ' +
  'stockwerk jahrhundert kapitel semester bezirk monat monate lebensjahr jahren stunden tage';

const bornYearsAgo = { youngest: 4, eldest: 17 };

/**
 * Returns the number parts of patterns:
 *
 * - {minor}: an age of 7 to 17; {soon}: 7 to 18; {age}: 1 to 17; {eighteen}: 18; {adult}: 18 to 99
 * - {teen}: 7 to 17, {under}: 1 to 17, {grown}: 20 to 99, whatever follows
 * - {nth}: 1st to 17th; {num}: any number
 * - {young}: the birth year of a person who is under 18 now
 */
export function numberParts(lexicon: Lexicon, now: () => Date): Record<string, Reader> {
  const set = (list: string) => new Set(list.split(' ').map(normalise));
  const units = set(`${lexicon.units} ${sharedUnits}`);
  const years = set(lexicon.years);
  const spans = set(lexicon.spans);
  const notThings = set(lexicon.notThings);

  /** Checks whether a number can be an age, by the words after it. */
  const isAge = (sentence: Sentence, after: number): boolean => {
    const next = sentence[after];
    if (!next || next.opensClause) return true;
    if (units.has(next.word) || next.digits !== undefined) return false;
    if (years.has(next.word)) {
      const then = sentence[after + 1];
      return !then || then.opensClause || !spans.has(then.word);
    }
    return !(/^\p{L}{3,}s$/u.test(next.word) && !notThings.has(next.word));
  };
  const between =
    (from: number, to: number, mustBeAge: boolean): Reader =>
    (sentence, at) => {
      const number = readNumber(sentence, at, lexicon.language);
      if (!number || number.value < from || number.value > to) return 0;
      return !mustBeAge || isAge(sentence, at + number.length) ? number.length : 0;
    };
  return {
    minor: between(7, 17, true),
    soon: between(7, 18, true),
    age: between(1, 17, true),
    teen: between(7, 17, false),
    under: between(1, 17, false),
    nth: (sentence, at) => {
      const ordinal = sentence[at]?.ordinal ?? 0;
      return ordinal >= 1 && ordinal <= 17 ? 1 : 0;
    },
    eighteen: between(18, 18, true),
    adult: between(18, 99, true),
    grown: between(20, 99, false),
    num: (sentence, at) =>
      sentence[at]?.ordinal === undefined
        ? (readNumber(sentence, at, lexicon.language)?.length ?? 0)
        : 1,
    young: (sentence, at) => {
      const written = sentence[at]?.digits ?? sentence[at]?.ordinal;
      if (written === undefined) return 0;
      const year = written < 100 ? 2000 + written : written;
      const age = now().getUTCFullYear() - year;
      return age >= bornYearsAgo.youngest && age <= bornYearsAgo.eldest ? 1 : 0;
    },
  };
}
