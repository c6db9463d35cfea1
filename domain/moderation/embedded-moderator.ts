import { createClassifier } from './classifier/classifier';
import { leastScore, refuseFrom } from './classifier/thresholds';
import weights from './classifier/weights.json';
import { createExplicitWords } from './explicit-words';
import { createGrammar } from './grammar/grammar';
import { lexicons } from './grammar/lexicons/index';
import type { Sentence } from './grammar/token';
import { verdictOf } from './strictest-verdict';
import type { Direction, Finding, Moderator } from './verdict';

/** A few words are like nothing the classifier has learned. */
const fewestWords = 4;
/** Words that are classified together when somebody writes without full stops; half of them overlap. */
const stretchLength = 20;

/** What a character's words are searched for; what a person asks for or confesses is not theirs. */
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
 * The layers that need nobody else: rules over the words of a text, then a small classifier that
 * knows what is meant by how it is written. Birth years are counted against the clock.
 */
export function createEmbeddedModerator(now?: () => Date): Moderator {
  // Half a second of compiling that nobody needs twice in a process.
  return now ? compile(now) : (compiled ??= compile(() => new Date()));
}

let compiled: Moderator | undefined;

function compile(now: () => Date): Moderator {
  const grammar = createGrammar(lexicons, now);
  const classifier = createClassifier(weights);
  const isExplicit = createExplicitWords();

  /** What the classifier accuses one stretch of a text of, unless the rules know better. */
  const accuse = (stretch: Sentence[], context: Sentence[]): Finding[] => {
    const scores = classifier.score(stretch);
    const [category, score] = [...scores].reduce(
      (best, next) => {
        const isLikelier = next[0] !== 'safe' && next[1] > best[1];
        return isLikelier ? next : best;
      },
      ['safe', 0],
    );
    if (category === 'safe') return [];
    const unsafe = 1 - (scores.get('safe') ?? 0);
    const words = stretch.reduce((sum, { length }) => sum + length, 0);
    if (words < fewestWords || unsafe < refuseFrom[category] || score < leastScore[category])
      return [];
    return grammar.excuses(context, category) ? [] : [{ category, layer: 'classifier', score }];
  };

  /** The whole text, and each of its sentences: what was said once in long talk would drown in it. */
  const classify = (sentences: Sentence[]): Finding[] => {
    const whole = accuse(sentences, sentences);
    if (whole.length > 0) return whole;
    for (const [stretch, sentence] of stretchesOf(sentences)) {
      const found = accuse([stretch], [sentence]);
      if (found.length > 0) return found;
    }
    return [];
  };

  const findOfPerson = (sentences: Sentence[]): Finding[] => {
    const found = grammar.find(sentences);
    return found.length > 0 ? found : classify(sentences);
  };
  const findOfCharacter = (text: string, sentences: Sentence[]): Finding[] => {
    const found = grammar
      .find(sentences)
      // A character under age is nobody's confession.
      .map((finding) =>
        finding.category === 'minor_self' ? { ...finding, category: 'minors' as const } : finding,
      )
      .filter(({ category }) => judgedOfCharacters.has(category));
    return isExplicit(text, sentences)
      ? [...found, { category: 'explicit', layer: 'grammar', score: 1 }]
      : found;
  };

  return {
    judge(text: string, direction: Direction) {
      const sentences = grammar.read(text);
      return Promise.resolve(
        verdictOf(
          direction === 'from_person' ? findOfPerson(sentences) : findOfCharacter(text, sentences),
        ),
      );
    },
  };
}

/** Parts of a longer text, each with the sentence that it is from. */
function stretchesOf(sentences: Sentence[]): [Sentence, Sentence][] {
  const stretches = sentences.flatMap((sentence) =>
    Array.from(
      {
        length: Math.max(1, Math.ceil((sentence.length - stretchLength) / (stretchLength / 2)) + 1),
      },
      (_, part): [Sentence, Sentence] => {
        const from = (part * stretchLength) / 2;
        return [sentence.slice(from, from + stretchLength), sentence];
      },
    ),
  );
  return stretches.length > 1 ? stretches : [];
}
