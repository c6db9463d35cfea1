import { verdictOf } from '../strictest-verdict';
import type { Finding, Verdict } from '../verdict';
import { promptLexicons } from './lexicons/index';
import { bareness, type Subject } from './lexicons/prompt-lexicon';
import { allows, type PictureLevel } from './level';
import { findsRealName } from './names/find-names';
import { createPromptGrammar } from './prompt-grammar';

interface Bounds {
  /** How much the operator's pictures may show. */
  level: PictureLevel;
  /** Names of whom the picture is of, who is no real person. */
  own?: readonly string[];
}

/** Judges an order for a picture by its words. */
export interface PromptJudge {
  judge(prompt: string, bounds: Bounds): Verdict;
}

/**
 * How sure a finding counts. An order is refused for it at once; that a strike follows takes somebody who has
 * read it, since a picture that was not made has done nobody harm.
 */
const score = 0.85;

const ofMinors: readonly Subject[] = ['years', 'number', 'hour', 'youth'];

let compiled: PromptJudge | undefined;

/**
 * The judge of orders: noun phrases that name an age under 18, somebody real, an injury or more bareness
 * than the operator's level. Nothing in an order is a confession, so no verdict speaks of its writer.
 */
export function createPromptJudge(now?: () => Date): PromptJudge {
  // Compiling takes a moment that nobody needs twice in a process.
  return now ? compile(now) : (compiled ??= compile(() => new Date()));
}

function compile(now: () => Date): PromptJudge {
  const grammar = createPromptGrammar(promptLexicons, now);
  return {
    judge(prompt, { level, own = [] }) {
      const sentences = grammar.read(prompt);
      const found = grammar.find(sentences);
      const categories: Finding['category'][] = [];
      if (ofMinors.some((subject) => found.has(subject))) categories.push('minors');
      if (found.has('real_person') || findsRealName(sentences, own)) categories.push('real_person');
      if (found.has('violence')) categories.push('violence');
      if (bareness.some((shown) => found.has(shown) && !allows(level, shown)))
        categories.push('explicit');
      return verdictOf(categories.map((category) => ({ category, layer: 'grammar', score })));
    },
  };
}
