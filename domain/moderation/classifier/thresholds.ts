/**
 * From which likelihood of not being safe the classifier stops what no rule found
 * (bench:moderation). One sentence out of long talk must look surer than a whole text: of many
 * sentences one is soon unlucky. Two or three words say so little that they must look surest.
 */
export const stopsFrom = { text: 0.55, sentence: 0.7, fewWords: 0.8 };

/** What is not safe must also look like one thing, not a little like many. */
export const leastScore = 0.3;

/**
 * Below it, of the whole and of every sentence, what a rule found is a figure of speech. To miss
 * somebody in danger is the gravest mistake and a card too many the least, so distress stands for
 * longest.
 */
export const ruleStandsFrom = { crisis: 0.1, else: 0.25 };

/** Below it what a rule found is doubtful: refused, but nobody's account is held for it. */
export const ruleIsSureFrom = 0.7;
