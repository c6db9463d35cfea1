import { foldLetters } from '../shared/words/fold-letters';

/**
 * Returns the form in which names are stored for a search: folded letters, single spaces. Each
 * ideograph becomes a word, because nothing else shows where a name begins within another.
 */
export function foldName(words: string): string {
  return (
    foldLetters(words)
      .replace(/[\u2e80-\u2fdf\u3005-\u3007\u3400-\u9fff]/g, ' $& ')
      // The database also counts U+0085 as a space.
      .replace(/[\s\u0085]+/g, ' ')
      .trim()
  );
}
