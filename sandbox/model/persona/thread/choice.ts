import { type Language, wordsOf } from '../language';
import { isListed, plainWords } from '../recognise/features';
import { startsAsking } from './clauses';

/** Two things that somebody offered: "tea or coffee". */
export type Choice = readonly [string, string];

const mostWords = 6;
const phrase = (side: string) => side.match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** Returns the choice that a text offers, with as many words on either side; null if it offers none. */
export function choiceIn(text: string, language: Language): Choice | null {
  const { or, small, lead } = wordsOf[language];
  const match = new RegExp(`([^?.!,;:]+),? (?:${or}) ([^?.!,;:]+)`, 'iu').exec(text);
  if (!match || startsAsking(match[2] ?? '', language)) return null;
  const isSmall = (word: string) => {
    const plain = plainWords(word).join('');
    return isListed(plain, small) && !isListed(plain, lead);
  };
  const all = phrase(match[2] ?? '');
  const start = all.findIndex((word) => !isSmall(word));
  const right = all.slice(Math.max(0, start));
  const end = right.findIndex(isSmall);
  const other = right.slice(0, end < 0 ? mostWords : Math.min(end, mostWords));
  const left = phrase(match[1] ?? '').slice(-Math.max(1, other.length));
  const from = left.findLastIndex(isSmall) + 1;
  const one = left.slice(Math.min(from, left.length - 1));
  const isChoice = one.join('').length > 2 && other.join('').length > 2;
  return isChoice ? [one.join(' '), other.join(' ')] : null;
}

/** Returns the one that "the first", "the other one" and the like mean, after what was said last. */
export function meantOf(
  text: string,
  choice: Choice,
  lastReply: string,
  language: Language,
): string {
  const words = new Set(plainWords(text));
  const says = (list: string) => list.split(' ').some((word) => words.has(word));
  if (says(wordsOf[language].first)) return choice[0];
  if (says(wordsOf[language].second)) return choice[1];
  const named = (one: string) => lastReply.toLowerCase().includes(one.toLowerCase());
  return named(choice[0]) && !named(choice[1]) ? choice[1] : choice[0];
}
