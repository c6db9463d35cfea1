import { normalise } from './normalise';
import type { Vocabulary } from './vocabulary';

/** The minimum length of a counted word; shorter ones are often words backwards as well. */
const shortestTold = 3;
/**
 * The minimum share of letters in known words: above the first, a line stays as it is; from the second on,
 * a reversed line is used.
 */
const knownAsItIs = 1 / 4;
const knownTurned = 2 / 5;
const fewestKnown = 2;

/**
 * Returns a line in reading order. A line that was typed backwards, for display with direction override
 * marks, is reversed.
 */
export function inReadingOrder(line: string, vocabulary: Vocabulary): string {
  if (look(line, vocabulary).share > knownAsItIs) return line;
  const turned = [...line.normalize()].reverse().join('');
  const { share, known } = look(turned, vocabulary);
  return share >= knownTurned && known >= fewestKnown ? turned : line;
}

/** Counts a line's known words and returns their share of all of its letters. */
function look(line: string, vocabulary: Vocabulary): { share: number; known: number } {
  const words = normalise(line).match(/\p{L}+/gu) ?? [];
  const told = words.filter((word) => word.length >= shortestTold);
  const known = told.filter((word) => vocabulary.has(word));
  return { share: lettersOf(known) / Math.max(1, lettersOf(told)), known: known.length };
}

const lettersOf = (words: string[]): number => words.reduce((sum, { length }) => sum + length, 0);
