import { foldLetters } from '../../shared/words/fold-letters';

/** A line of a message around words that were looked for. */
export interface Excerpt {
  before: string;
  hit: string;
  after: string;
}

/** How much of a message stands before and after the words, in letters. */
const room = { before: 36, after: 110 };

/** Letters as they are compared: folded as in every search, without any mark or the kind of a space. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/\p{M}+/gu, '')
    .replace(/\s/g, ' ');

/** Where folded words stand in a text first; null where they do not. */
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

/** The letter that a place in the folded text comes from. */
function letterAt(folded: readonly string[], place: number): number {
  let passed = 0;
  return folded.findIndex((part) => (passed += part.length) > place);
}
