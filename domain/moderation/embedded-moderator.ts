import { createClassifier } from './classifier/classifier';
import {
  distressIsCertainFrom,
  leastScore,
  likelyFrom,
  ruleIsCertainFrom,
  ruleStandsFrom,
} from './classifier/thresholds';
import weights from './classifier/weights.json' with { type: 'json' };
import { createExplicitWords } from './explicit-words';
import { createGrammar, type Found } from './grammar/grammar';
import { lexicons } from './grammar/lexicons/index';
import type { Sentence } from './grammar/token';
import { verdictOf } from './strictest-verdict';
import { certainScore, type Direction, type Finding, type Moderator } from './verdict';

/**
 * The number of words that are classified together in a long sentence; consecutive windows overlap by half.
 */
const windowLength = 20;

/**
 * The categories that apply to a character's words. The others concern a person's requests and statements
 * about themselves.
 */
const judgedOfCharacters = new Set<Finding['category']>([
  'minors',
  'non_consent',
  'trafficking',
  'self_harm_promotion',
  'violence',
  'bestiality',
  'drugs_and_weapons',
  'explicit',
  'crisis',
]);

/**
 * Creates a moderator that needs no other service: rules over the words of a text, then a small classifier
 * that recognises meaning from the style. Birth years are compared with the clock.
 */
export function createEmbeddedModerator(now?: () => Date): Moderator {
  // Compiling takes half a second, so it is done once per process.
  return now ? compile(now) : (compiled ??= compile(() => new Date()));
}

let compiled: Moderator | undefined;

function compile(now: () => Date): Moderator {
  const layers = {
    grammar: createGrammar(lexicons, now),
    classifier: createClassifier(weights),
    isExplicit: createExplicitWords(),
  };
  return {
    judge(text: string, direction: Direction) {
      const sentences = layers.grammar.read(text);
      if (direction === 'from_character') {
        return Promise.resolve(verdictOf(findOfCharacter(layers, text, sentences)));
      }
      const { certain, likely } = findOfPerson(layers, sentences);
      return Promise.resolve(verdictOf(certain, likely));
    },
  };
}

interface Layers {
  grammar: ReturnType<typeof createGrammar>;
  classifier: ReturnType<typeof createClassifier>;
  isExplicit: ReturnType<typeof createExplicitWords>;
}

/** Certain findings have an effect alone, likely ones do not. */
interface Findings {
  certain: Finding[];
  likely: Finding[];
}

function findOfPerson(layers: Layers, sentences: Sentence[]): Findings {
  const found = layers.grammar.find(sentences);
  const isNothing = found.weighed.length === 0 && found.firm.length === 0;
  return isNothing ? accuse(layers, sentences) : weigh(layers, found, sentences);
}

function findOfCharacter(
  { grammar, isExplicit }: Layers,
  text: string,
  sentences: Sentence[],
): Finding[] {
  const { weighed, firm } = grammar.find(sentences);
  const found = [...weighed, ...firm]
    // A character that states an age under 18 depicts a minor and makes no statement about a user.
    .map((finding) =>
      finding.category === 'minor_self' ? { ...finding, category: 'minors' as const } : finding,
    )
    // A character that speaks of being hurt, or of losing at chess, tells a story.
    .filter(
      ({ category, score }) =>
        judgedOfCharacters.has(category) && (category !== 'crisis' || score === 1),
    );
  return isExplicit(text, sentences)
    ? [...found, { category: 'explicit', layer: 'grammar', score: 1 }]
    : found;
}

/**
 * Returns the most likely unsafe category of a part of a text, its score, and the probability that the part
 * is unsafe at all.
 */
function suspect({ classifier }: Layers, part: Sentence[], found: Finding[]) {
  const scores = classifier.score(part, found);
  const [category, score] = [...scores].reduce<[Finding['category'] | null, number]>(
    (best, [label, score]) => (label !== 'safe' && score > best[1] ? [label, score] : best),
    [null, 0],
  );
  return { category, score, unsafe: 1 - (scores.get('safe') ?? 0) };
}

/** Returns the classifier's findings for a text in which no rule matched. */
function accuse(layers: Layers, sentences: Sentence[]): Findings {
  const likely: Finding[] = [];
  for (const { part, sentence } of partsOf(sentences)) {
    const { category, score, unsafe } = suspect(layers, part, []);
    if (category === null || score < leastScore) continue;
    if (unsafe < likelyFrom(category, wordsIn(part), sentence !== undefined)) continue;
    const context = sentence ? [sentence] : sentences;
    if (layers.grammar.excuses(context, category)) continue;
    likely.push({ category, layer: 'classifier', score });
  }
  const isCertain = ({ category, score }: Finding) =>
    category === 'crisis' && score >= distressIsCertainFrom;
  return { certain: likely.filter(isCertain), likely };
}

/**
 * Weighs the findings of the rules by the classifier, which was trained with their errors. Firm findings
 * remain; the classifier does not see them, since it was trained without them.
 */
function weigh(layers: Layers, { weighed, firm }: Found, sentences: Sentence[]): Findings {
  const unsafe = Math.max(
    ...partsOf(sentences).map(
      ({ part, sentence }) =>
        suspect(layers, part, sentence ? layers.grammar.find(part).weighed : weighed).unsafe,
    ),
  );
  const confirmed = weighed.filter((finding) => unsafe >= ruleStandsFrom(finding));
  const isCertain = ({ category, score }: Finding) =>
    score >= certainScore && unsafe >= ruleIsCertainFrom(category);
  return {
    certain: [...confirmed.filter(isCertain), ...firm],
    likely: confirmed
      .filter((finding) => !isCertain(finding))
      .map((finding) => ({ ...finding, score: Math.min(finding.score, unsafe) })),
  };
}

interface Part {
  part: Sentence[];
  /** The sentence that contains the part; undefined for the whole text. */
  sentence?: Sentence;
}

/**
 * Returns the text and each window of its sentences. A single statement in a long text would have too
 * little weight.
 */
function partsOf(sentences: Sentence[]): Part[] {
  const windows = sentences.flatMap((sentence): Part[] =>
    Array.from(
      {
        length: Math.max(1, Math.ceil((sentence.length - windowLength) / (windowLength / 2)) + 1),
      },
      (_, index) => {
        const from = (index * windowLength) / 2;
        return { part: [sentence.slice(from, from + windowLength)], sentence };
      },
    ),
  );
  return [{ part: sentences }, ...(windows.length > 1 ? windows : [])];
}

const wordsIn = (part: Sentence[]) => part.reduce((sum, { length }) => sum + length, 0);
