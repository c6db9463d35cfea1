import { foldLetters } from '../shared/words/fold-letters';

/**
 * Words as names are stored for a search: folded letters, single spaces. Ideographs stand apart, as
 * if each were a word: nothing else says where a name begins within another.
 */
export function foldName(words: string): string {
  return (
    foldLetters(words)
      .replace(/[\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff]/g, ' $& ')
      // The database counts U+0085 among spaces, too.
      .replace(/[\s\u0085]+/g, ' ')
      .trim()
  );
}
