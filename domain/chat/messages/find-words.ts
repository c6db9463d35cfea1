import { foldLetters } from '../../shared/words/fold-letters';

/** An excerpt of a message around the words found. */
export interface Excerpt {
  before: string;
  hit: string;
  after: string;
}

/** The maximum number of letters before and after the words. */
const room = { before: 36, after: 110 };

/** Folds letters for comparison, as in every search, without marks and with plain spaces. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/\p{M}+/gu, '')
    .replace(/\s/g, ' ');

/** Returns an excerpt around the first occurrence of folded words in a text; null if there is none. */
export function findWords(text: string, words: string): Excerpt | null {
  if (!fold(text).includes(words)) return null;
  const letters = [...text];
  const folded = letters.map(fold);
  const at = folded.join('').indexOf(words);
  if (at === -1) return null;
  const start = letterAt(folded, at);
  const end = letterAt(folded, at + words.length - 1) + 1;
  const line = (from: number, to: number) => letters.slice(from, to).join('').replace(/\s+/g, ' ');
  const from = Math.max(0, start - room.before);
  const to = Math.min(letters.length, end + room.after);
  return {
    before: (from > 0 ? '…' : '') + line(from, start),
    hit: line(start, end),
    after: line(end, to) + (to < letters.length ? '…' : ''),
  };
}

/** Returns the index of the letter that produced a position in the folded text. */
function letterAt(folded: readonly string[], place: number): number {
  let passed = 0;
  return folded.findIndex((part) => (passed += part.length) > place);
}
