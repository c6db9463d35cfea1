import { dayAt, findDays } from './find-days';
import { wordKeys, type KeyedWord, type KeyKind } from './word-keys';

/** The kinds of terms: the keys of words, days that a text names, and the day on which it was sent. */
type TermKind = KeyKind | 'day' | 'sent';

/** The certainty with which a term that two texts share means that they are about the same. */
const weights: Record<TermKind, number> = {
  whole: 1,
  stem: 0.9,
  day: 1,
  sent: 0.8,
  longSound: 0.7,
  beginning: 0.35,
  sound: 0.4,
  topic: 0.35,
};
/** The weight of a topic that a word names. */
const weightOfNamedTopic = 0.7;
/** The factor by which a name counts more than another word. */
const weightOfName = 1.5;

/** The moment of a text and the time zone of its author (an IANA name), in which its days are reckoned. */
interface Moment {
  at: Date;
  timeZone: string;
}

/** A term of a question: `word` numbers the words and days, of which one term of each counts. */
export interface WantedTerm {
  text: string;
  word: number;
  weight: number;
  /** True if it names the same word or day, not only the same topic or a word like it. */
  isSure: boolean;
}

const term = (kind: TermKind, text: string) => `${kind} ${text}`;

/** Returns the terms by which a message is found. */
export function termsOf(text: string, moment: Moment): Set<string> {
  const { days, rest } = findDays(text, moment);
  return new Set([
    ...termsOfWords(wordKeys(rest)),
    ...days.map((day) => term('day', day)),
    term('sent', dayAt(moment.at, moment.timeZone)),
  ]);
}

const termsOfWords = (words: readonly KeyedWord[]): string[] =>
  words.flatMap(({ keys }) => keys.map(({ kind, text }) => term(kind, text)));

/** Returns the terms that a message must have to be about the same as a text, with their weights. */
export function wantedTerms(text: string, moment: Moment): WantedTerm[] {
  const { days, rest } = findDays(text, moment);
  const words = wordKeys(rest);
  const ofWords = words.flatMap(({ keys, isName }, word) =>
    keys.map(({ kind, text: key, isNamed = false }) => {
      const one = wantedTerm(kind, key, word);
      const weight = isNamed ? weightOfNamedTopic : one.weight;
      return {
        ...one,
        weight: isName ? weight * weightOfName : weight,
        isSure: one.isSure || isNamed,
      };
    }),
  );
  const ofDays = days.flatMap((day, index) =>
    (['day', 'sent'] as const).map((kind) => wantedTerm(kind, day, words.length + index)),
  );
  return [...ofWords, ...ofDays];
}

const sureKinds: ReadonlySet<TermKind> = new Set(['whole', 'stem', 'day', 'sent']);

const wantedTerm = (kind: TermKind, text: string, word: number): WantedTerm => ({
  text: term(kind, text),
  word,
  weight: weights[kind],
  isSure: sureKinds.has(kind),
});
