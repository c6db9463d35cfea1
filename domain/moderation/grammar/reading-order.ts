import { normalise } from './normalise';
import type { Vocabulary } from './vocabulary';

/** The minimum length of a counted word; shorter ones are often words backwards as well. */
const shortestCounted = 3;
/**
 * The minimum share of letters in known words: above the first, a line stays as it is; from the second on,
 * a reversed line is used.
 */
const shareToKeep = 1 / 4;
const shareToReverse = 2 / 5;
const fewestVocabularyWords = 2;

/**
 * Returns a line in reading order. A line that was typed backwards, for display with direction override
 * marks, is reversed.
 */
export function inReadingOrder(line: string, vocabulary: Vocabulary): string {
  if (look(line, vocabulary).share > shareToKeep) return line;
  const turned = [...line.normalize()].reverse().join('');
  const { share, known } = look(turned, vocabulary);
  return share >= shareToReverse && known >= fewestVocabularyWords ? turned : line;
}

/** Counts a line's known words and returns their share of all of its letters. */
function look(line: string, vocabulary: Vocabulary): { share: number; known: number } {
  const words = normalise(line).match(/\p{L}+/gu) ?? [];
  const longWords = words.filter((word) => word.length >= shortestCounted);
  const known = longWords.filter((word) => vocabulary.has(word));
  return { share: lettersOf(known) / Math.max(1, lettersOf(longWords)), known: known.length };
}

const lettersOf = (words: string[]): number => words.reduce((sum, { length }) => sum + length, 0);
