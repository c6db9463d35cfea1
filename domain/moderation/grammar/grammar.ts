import type { Finding } from '../verdict';
import type { Lexicon, Topic } from './lexicon';
import { numberParts } from './number-parts';
import { numberWordsOf } from './number-words';
import { compilePattern, type Parts, type Pattern } from './pattern';
import { createPatternIndex, type PatternIndex, type Span } from './pattern-index';
import type { Sentence } from './token';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

/** The findings of the rules: per category the one with the highest score. */
export interface Found {
  /** Findings that the classifier weighs; it was trained with such errors. */
  weighed: Finding[];
  /** Findings that the classifier cannot overrule. */
  firm: Finding[];
}

export interface Grammar {
  /** Returns the findings of the rules of every language. */
  find(sentences: Sentence[]): Found;
  /** Checks whether the rules recognise the text as something that only looks like the category. */
  excuses(sentences: Sentence[], category: Finding['category']): boolean;
  /** Returns the sentences of a text with disguised words restored. */
  read(text: string): Sentence[];
}

interface CompiledTopic extends Topic {
  /** Exceptions that cancel claims with which they share a word. */
  exceptions: PatternIndex<Topic>;
  /** Vetoes that cancel every claim near them. */
  vetoes: PatternIndex<Topic>;
}

/**
 * The maximum number of words of a text in which distress is searched across sentences: `Sorry. I can't.
 * Goodbye.`
 */
const breathless = 40;

/** Compiles the rules of all lexicons. Birth years are compared with the clock. */
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

/** Compiles the topics of all lexicons and their claims. */
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

/** Words before a noun. German nouns are capitalised, so a capital after them does not indicate a name. */
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

/** Pattern parts that test the form of a word. */
const wordParts: Parts['readers'] = {
  any: (sentence, at) => (at < sentence.length ? 1 : 0),
  Proper: (sentence, at) =>
    sentence[at]?.capital && !nounSigns.has(sentence[at - 1]?.word ?? '') ? 1 : 0,
  Name: (sentence, at) => (sentence[at]?.capital ? 1 : 0),
};

/**
 * The number of words that a veto reaches. In a long text without full stops, the rest is about something
 * else.
 */
const vetoReach = 16;

const wordsOf = (sentence: Sentence) => new Set(sentence.map(({ word }) => word));

function groupByTopic(claims: (Span & { owner: CompiledTopic })[]): Map<CompiledTopic, Span[]> {
  const spans = new Map<CompiledTopic, Span[]>();
  for (const claim of claims) {
    spans.set(claim.owner, [...(spans.get(claim.owner) ?? []), claim]);
  }
  return spans;
}

/** Checks whether any claim remains after the vetoes and exceptions of its topic. */
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
