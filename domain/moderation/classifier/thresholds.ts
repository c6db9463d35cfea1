import { certainScore, type Finding } from '../verdict';

const fewWords = 4;

/**
 * Returns the probability of being unsafe from which the classifier marks a text as likely although no rule
 * matched. A likely finding blocks nothing; it is added to the chat's record. Errors about ages are
 * therefore more acceptable than errors about danger, for which help is shown at the first sign. Of 1,670
 * ordinary lines 0.3 % are marked (bench:moderation). One sentence of a long text needs a higher
 * probability than a whole text, since errors add up over many sentences. Two or three words say little, so
 * they need a high probability; a single word is never marked.
 */
export function likelyFrom(
  category: Finding['category'],
  words: number,
  isOutOfLongTalk: boolean,
): number {
  if (words < 2) return Infinity;
  const least = leastLikely[category] ?? 0.6;
  if (words < fewWords) return Math.max(least, 0.7);
  return isOutOfLongTalk ? Math.max(least, 0.7) : least;
}

/** Several lines about an age cause a question; a single line that looks like danger causes a reaction. */
const leastLikely: Partial<Record<Finding['category'], number>> = {
  crisis: 0.45,
  minor_self: 0.3,
};

/** The minimum score of one category. An unsafe text must match one category clearly, not many a little. */
export const leastScore = 0.3;

/**
 * The score from which distress gets the crisis card immediately, even if no rule matched. One near
 * neighbour in a thousand reaches it; the cost is a card that can be closed. A missed person in danger
 * is the worst error. No other category acts on a score alone.
 */
export const distressIsCertainFrom = 0.93;

/**
 * Returns the probability of being unsafe that the text or one of its sentences must reach; below it, a
 * finding of the rules counts as a figure of speech. A missed person in danger is the worst error and a
 * needless card the least, so the limit is lowest for distress of which a rule is certain.
 */
export function ruleStandsFrom({ category, score }: Finding): number {
  if (category !== 'crisis') return 0.25;
  return score < certainScore ? 0.5 : 0.1;
}

/**
 * Returns the probability below which a finding of the rules is only likely. A statement about the writer's
 * own age closes the account, so its limit is the highest. Text about minors is refused whenever the
 * finding is not a figure of speech.
 */
export const ruleIsCertainFrom = (category: Finding['category']): number =>
  certainRules[category] ?? 0.5;
const certainRules: Partial<Record<Finding['category'], number>> = {
  minor_self: 0.7,
  crisis: 0.3,
  minors: 0.25,
};
