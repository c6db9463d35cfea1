import { verdictOf } from '../strictest-verdict';
import type { Finding, Verdict } from '../verdict';
import { promptLexicons } from './lexicons/index';
import { bareness, type Subject } from './lexicons/prompt-lexicon';
import { allows, type PictureLevel } from './level';
import { findsRealName } from './names/find-names';
import { createPromptGrammar } from './prompt-grammar';

interface Bounds {
  /** The level of nudity that the operator allows. */
  level: PictureLevel;
  /** Names of the character in the picture, who is not a real person. */
  own?: readonly string[];
  /** False if a number without a unit is no age, as in prose. */
  areNumbersAges?: boolean;
}

/** Judges a picture order by its words. */
export interface PromptJudge {
  judge(prompt: string, bounds: Bounds): Verdict;
}

/**
 * The certainty of a finding. The order is refused immediately, but a strike needs a review by staff,
 * because a picture that was not made has harmed no one.
 */
const score = 0.85;

const ofMinors: readonly Subject[] = ['years', 'youth'];
const bareNumbers: readonly Subject[] = ['number', 'hour'];

let compiled: PromptJudge | undefined;

/**
 * Creates the judge of picture orders. It searches for an age under 18, a real person, an injury, and more
 * nudity than the operator's level. The words of an order are not statements about their writer, so no
 * verdict concerns the writer's age or distress.
 */
export function createPromptJudge(now?: () => Date): PromptJudge {
  // Compiling takes a moment, so it is done once per process.
  return now ? compile(now) : (compiled ??= compile(() => new Date()));
}

function compile(now: () => Date): PromptJudge {
  const grammar = createPromptGrammar(promptLexicons, now);
  return {
    judge(prompt, { level, own = [], areNumbersAges = true }) {
      const sentences = grammar.read(prompt);
      const found = grammar.find(sentences);
      const categories: Finding['category'][] = [];
      const ages = areNumbersAges ? [...ofMinors, ...bareNumbers] : ofMinors;
      if (ages.some((subject) => found.has(subject))) categories.push('minors');
      if (found.has('real_person') || findsRealName(sentences, own)) categories.push('real_person');
      if (found.has('violence')) categories.push('violence');
      if (bareness.some((shown) => found.has(shown) && !allows(level, shown)))
        categories.push('explicit');
      return verdictOf(categories.map((category) => ({ category, layer: 'grammar', score })));
    },
  };
}
