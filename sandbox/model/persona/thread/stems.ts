import { type Language, wordsOf } from '../language';
import { plainWords } from '../recognise/features';
import { hasWord } from './clauses';

const stemLength = 5;
const shortest = 3;
const ofContext = 0.4;
const ofPronoun = 0.95;

/** Cuts a word to its stem; words that mean the same to a question have one, "wedding" and "married". */
export const stemOf = (word: string, language: Language): string => {
  const group = wordsOf[language].alike.split(' ').find((list) => list.split('=').includes(word));
  return (group ?? word).slice(0, group ? group.length : stemLength);
};

/** Returns the stems of the words of a text that carry something. */
export function stemsIn(text: string, language: Language): string[] {
  const small = new Set(wordsOf[language].small.split(' '));
  const words = plainWords(text.replaceAll(/['’]s(?!\p{L})/gu, ''));
  const stems = words
    .filter((word) => word.length >= shortest && !small.has(word))
    .map((word) => stemOf(word, language));
  return [...new Set(stems)];
}

/** Returns how many of the wanted stems a statement has; those of the statement before count less. */
export function likeness(
  wanted: readonly string[],
  said: string,
  before: string | undefined,
  language: Language,
): number {
  const own = stemsIn(said, language);
  const near = stemsIn(before ?? '', language).filter((stem) => !own.includes(stem));
  // German joins words: "Gespräch" is in "Vorstellungsgespräch".
  const joined = language === 'de' ? plainWords(said).join(' ') : '';
  const isIn = (stem: string, stems: readonly string[]) =>
    stems.includes(stem) || (stems === own && stem.length >= stemLength && joined.includes(stem));
  const shared = (stems: readonly string[]) => wanted.filter((stem) => isIn(stem, stems)).length;
  const weight = hasWord(said, wordsOf[language].pronouns) ? ofPronoun : ofContext;
  return shared(own) + weight * shared(near);
}
