import { foldLetters } from '../../shared/words/fold-letters';
import { functionWords, wordsOf } from './function-words';
import { wordLanguages, type WordLanguage } from './language';

const lists = wordLanguages.map((language) => ({
  language,
  words: new Set(wordsOf(foldLetters(functionWords[language]))),
}));
const everyFunctionWord = new Set(lists.flatMap(({ words }) => [...words]));

/** Checks whether a folded word says nothing about the subject in one of the languages. */
export const isFunctionWord = (word: string): boolean => everyFunctionWord.has(word);

/** Returns the words of a text with their places; a hyphen or an apostrophe separates words. */
export const findWritten = (text: string): { word: string; index: number }[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({ word, index }));

/** Returns the languages with the most function words in a text: several if in doubt, all if it has none. */
export function languagesOf(text: string): readonly WordLanguage[] {
  const written = findWritten(text).map(({ word }) => foldLetters(word));
  const counts = lists.map(({ language, words }) => ({
    language,
    count: written.filter((word) => words.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.filter(({ count }) => count === most).map(({ language }) => language);
}
