import { normalise } from './normalise';
import type { Vocabulary } from './vocabulary';

/** Shorter words are words backwards, too. */
const shortestTold = 3;
/** So many letters of a line that runs the right way are of known words at least, and of one that was turned. */
const knownAsItIs = 1 / 4;
const knownTurned = 2 / 5;
const fewestKnown = 2;

/**
 * A line the way it is read: one that somebody wrote backwards, as marks that override the direction show
 * it, runs forwards again.
 */
export function inReadingOrder(line: string, vocabulary: Vocabulary): string {
  if (look(line, vocabulary).share > knownAsItIs) return line;
  const turned = [...line.normalize()].reverse().join('');
  const { share, known } = look(turned, vocabulary);
  return share >= knownTurned && known >= fewestKnown ? turned : line;
}

/** How many of a line's words are known, and what share they are of all of its letters. */
function look(line: string, vocabulary: Vocabulary): { share: number; known: number } {
  const words = normalise(line).match(/\p{L}+/gu) ?? [];
  const told = words.filter((word) => word.length >= shortestTold);
  const known = told.filter((word) => vocabulary.has(word));
  return { share: lettersOf(known) / Math.max(1, lettersOf(told)), known: known.length };
}

const lettersOf = (words: string[]): number => words.reduce((sum, { length }) => sum + length, 0);
