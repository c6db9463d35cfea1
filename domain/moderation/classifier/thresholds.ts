import type { Finding } from '../verdict';

const fewWords = 4;

/**
 * From which likelihood of not being safe the classifier stops what no rule found
 * (bench:moderation). One sentence out of long talk must look surer than a whole text: of many
 * sentences one is soon unlucky. Two or three words say so little that they must look surest, and a
 * single one may be anything.
 */
export function stopsFrom(words: number, isOutOfLongTalk: boolean): number {
  if (words < 2) return Infinity;
  if (words < fewWords) return 0.85;
  return isOutOfLongTalk ? 0.75 : 0.6;
}

/** What is not safe must also look like one thing, not a little like many. */
export const leastScore = 0.3;

/**
 * Below it, of the whole and of every sentence, what a rule found is a figure of speech. To miss
 * somebody in danger is the gravest mistake and a card too many the least, so distress stands for
 * longest.
 */
export const ruleStandsFrom = (category: Finding['category']): number =>
  category === 'crisis' ? 0.1 : 0.25;

/** Below it what a rule found is doubtful: refused, but nobody's account is held for it. */
export const ruleIsSureFrom = 0.7;
