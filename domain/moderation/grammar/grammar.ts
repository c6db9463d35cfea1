import type { Finding } from '../verdict';
import type { Lexicon, Topic } from './lexicon';
import { numberParts } from './number-parts';
import { numberWordsOf } from './number-words';
import { compilePattern, type Parts, type Pattern } from './pattern';
import { createPatternIndex, type PatternIndex, type Span } from './pattern-index';
import type { Sentence } from './token';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

/** What rules found, each category once and the surest. */
export interface Found {
  /** What the classifier weighs, and has seen err. */
  weighed: Finding[];
  /** What stands whatever the classifier makes of the text. */
  firm: Finding[];
}

export interface Grammar {
  /** What the rules of every language find. */
  find(sentences: Sentence[]): Found;
  /** Whether the rules know the text for something that only looks like the category. */
  excuses(sentences: Sentence[], category: Finding['category']): boolean;
  /** The sentences of a text, disguises undone. */
  read(text: string): Sentence[];
}

interface CompiledTopic extends Topic {
  /** What takes back claims that it shares a word with. */
  exceptions: PatternIndex<Topic>;
  /** What takes back whatever is said near it. */
  vetoes: PatternIndex<Topic>;
}

/** Words of a text in which distress is spread over sentences: `Sorry. I can't. Goodbye.` */
const breathless = 40;

/** Rules of all lexicons, compiled; birth years are counted against the clock. */
export function createGrammar(lexicons: Lexicon[], now: () => Date): Grammar {
  const words = new Set(lexicons.flatMap(({ language }) => [...numberWordsOf(language)]));
  const { topics, claims } = compileTopics(lexicons, words, now);
  const allClaims = createPatternIndex(claims);
  const claimsOfDistress = createPatternIndex(
    claims.filter(({ owner }) => owner.category === 'crisis'),
  );
  const vocabulary = createVocabulary(words);
  return {
    read: (text) => tokenise(text, vocabulary),
    excuses: (sentences, category) =>
      sentences.some((sentence) => {
        const words = wordsOf(sentence);
        return topics.some(
          (topic) =>
            topic.category === category &&
            (topic.vetoes.find(sentence, words).length > 0 ||
              topic.exceptions.find(sentence, words).length > 0),
        );
      }),
    find(sentences) {
      const weighed = new Map<Finding['category'], Finding>();
      const firm = new Map<Finding['category'], Finding>();
      const look = (sentence: Sentence, index: PatternIndex<CompiledTopic>) => {
        const words = wordsOf(sentence);
        for (const [topic, spans] of groupByTopic(index.find(sentence, words))) {
          const { category, score = 1, isFirm = false } = topic;
          const found = isFirm ? firm : weighed;
          const isNews = score > (found.get(category)?.score ?? 0);
          if (isNews && holds(topic, spans, sentence, words)) {
            found.set(category, { category, layer: 'grammar', score });
          }
        }
      };
      for (const sentence of sentences) look(sentence, allClaims);
      const whole = sentences.flat();
      if (sentences.length > 1 && whole.length <= breathless) look(whole, claimsOfDistress);
      return { weighed: [...weighed.values()], firm: [...firm.values()] };
    },
  };
}

/** The topics of all lexicons, and what each of them claims. */
function compileTopics(lexicons: Lexicon[], vocabulary: Set<string>, now: () => Date) {
  const claims: { pattern: Pattern; owner: CompiledTopic }[] = [];
  const topics = lexicons.flatMap((lexicon) => {
    const parts: Parts = {
      words: lexicon.words,
      readers: { ...numberParts(lexicon, now), ...wordParts },
      compiled: new Map(),
      vocabulary,
    };
    const compile = <Owner>(sources: string[] = [], owner: Owner) =>
      sources.map((source) => ({ pattern: compilePattern(source, parts), owner }));
    return lexicon.topics.map((topic): CompiledTopic => {
      const compiled = {
        ...topic,
        exceptions: createPatternIndex(compile(topic.unless, topic)),
        vetoes: createPatternIndex(compile(topic.never, topic)),
      };
      claims.push(...compile(topic.says, compiled));
      return compiled;
    });
  });
  return { topics, claims };
}

/** Words before a noun; German writes those with a capital too. */
const nounSigns = new Set([
  'der',
  'die',
  'das',
  'ein',
  'eine',
  'mein',
  'meine',
  'dein',
  'deine',
  'einen',
  'den',
  'dem',
]);

/** Parts that read words by how they are written. */
const wordParts: Parts['readers'] = {
  any: (sentence, at) => (at < sentence.length ? 1 : 0),
  Proper: (sentence, at) =>
    sentence[at]?.capital && !nounSigns.has(sentence[at - 1]?.word ?? '') ? 1 : 0,
  Name: (sentence, at) => (sentence[at]?.capital ? 1 : 0),
};

/** Words that a veto reaches over: in long talk without a full stop the rest is about something else. */
const vetoReach = 16;

const wordsOf = (sentence: Sentence) => new Set(sentence.map(({ word }) => word));

function groupByTopic(claims: (Span & { owner: CompiledTopic })[]): Map<CompiledTopic, Span[]> {
  const spans = new Map<CompiledTopic, Span[]>();
  for (const claim of claims) {
    spans.set(claim.owner, [...(spans.get(claim.owner) ?? []), claim]);
  }
  return spans;
}

/** Whether any claim is left when what the topic knows for something else is taken back. */
function holds(
  topic: CompiledTopic,
  claims: Span[],
  sentence: Sentence,
  words: Set<string>,
): boolean {
  const vetoes = topic.vetoes.find(sentence, words);
  const exceptions = topic.exceptions.find(sentence, words);
  return claims.some(
    (claim) =>
      !vetoes.some(({ from, to }) => from < claim.to + vetoReach && claim.from - vetoReach < to) &&
      !exceptions.some(({ from, to }) => from < claim.to && claim.from < to),
  );
}
