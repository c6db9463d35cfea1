import { certainScore, type Finding } from '../verdict';

const fewWords = 4;

/**
 * From which likelihood of not being safe the classifier holds a text for likely in which no rule
 * found anything. Nobody is stopped by it: it adds to what is known of a chat, with its likelihood for a
 * weight, so it may err about ages more often than about danger, for which a line of help is shown at the
 * first sign. Of 1,670 ordinary lines 0.3 % look like anything (bench:moderation). One
 * sentence out of long talk must look surer than a whole text: of many sentences one is soon unlucky.
 * Two or three words say so little that they must look surest, and a single one may be anything.
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

/** Several lines about an age lead to a question; the first that looks like danger is answered. */
const leastLikely: Partial<Record<Finding['category'], number>> = {
  crisis: 0.45,
  minor_self: 0.3,
};

/** What is not safe must also look like one thing, not a little like many. */
export const leastScore = 0.3;

/**
 * Distress that looks as sure as this is answered with the card at once, though no rule knows its
 * words. One near neighbour in a thousand looks so, and what it costs is a card that closes again; to
 * miss somebody in danger is the gravest mistake there is. No other category acts on a score.
 */
export const distressIsCertainFrom = 0.93;

/**
 * Below it, of the whole and of every sentence, what a rule found is a figure of speech. To miss
 * somebody in danger is the gravest mistake and a card too many the least, so distress stands for
 * longest where a rule is sure of its words.
 */
export function ruleStandsFrom({ category, score }: Finding): number {
  if (category !== 'crisis') return 0.25;
  return score < certainScore ? 0.5 : 0.1;
}

/**
 * Below it what a rule found is only likely. What somebody says of their own age shuts their account, so it
 * must look surest; words about minors are refused wherever a rule stands.
 */
export const ruleIsCertainFrom = (category: Finding['category']): number =>
  certainRules[category] ?? 0.5;
const certainRules: Partial<Record<Finding['category'], number>> = {
  minor_self: 0.7,
  crisis: 0.3,
  minors: 0.25,
};
