import type { Finding } from '../verdict';
import type { Lexicon, Topic } from './lexicon';
import { numberParts } from './number-parts';
import { numberWordsOf } from './number-words';
import { compilePattern, rarest, type Parts, type Pattern } from './pattern';
import type { Sentence } from './token';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

export interface Grammar {
  /** What the rules of every language find; the same category once, the surest. */
  find(sentences: Sentence[]): Finding[];
  /** Whether the rules know the text for something that only looks like the category. */
  excuses(sentences: Sentence[], category: Finding['category']): boolean;
  /** The sentences of a text, disguises undone. */
  read(text: string): Sentence[];
}

interface CompiledTopic extends Topic {
  claims: PatternSet;
  exceptions: PatternSet;
  vetoes: PatternSet;
}

/** Words of a text in which distress is spread over sentences: `Sorry. I can't. Goodbye.` */
const breathless = 40;

/** Rules of all lexicons, compiled; birth years are counted against the clock. */
export function createGrammar(lexicons: Lexicon[], now: () => Date): Grammar {
  const words = new Set(lexicons.flatMap(({ language }) => [...numberWordsOf(language)]));
  const topics = lexicons.flatMap((lexicon) => {
    const parts: Parts = {
      words: lexicon.words,
      readers: { ...numberParts(lexicon, now), ...wordParts },
      compiled: new Map(),
      vocabulary: words,
    };
    const compile = (sources: string[] = []) =>
      createPatternSet(sources.map((source) => compilePattern(source, parts)));
    return lexicon.topics.map((topic): CompiledTopic => ({
      ...topic,
      claims: compile(topic.says),
      exceptions: compile(topic.unless),
      vetoes: compile(topic.never),
    }));
  });
  const ofDistress = topics.filter(({ category }) => category === 'crisis');
  const vocabulary = createVocabulary(words);
  const read = (text: string) => tokenise(text, vocabulary);
  return {
    read,
    excuses: (sentences, category) =>
      topics.some(
        (topic) =>
          topic.category === category &&
          sentences.some(
            (sentence) =>
              topic.vetoes.findAll(sentence, wordsOf(sentence)).length > 0 ||
              topic.exceptions.findAll(sentence, wordsOf(sentence)).length > 0,
          ),
      ),
    find(sentences) {
      const found = new Map<Finding['category'], number>();
      const look = (sentence: Sentence, some: CompiledTopic[]) => {
        const words = wordsOf(sentence);
        for (const topic of some) {
          const { category, score = 1 } = topic;
          if (score > (found.get(category) ?? 0) && says(topic, sentence, words)) {
            found.set(category, score);
          }
        }
      };
      for (const sentence of sentences) look(sentence, topics);
      const whole = sentences.flat();
      if (sentences.length > 1 && whole.length <= breathless) look(whole, ofDistress);
      return [...found].map(([category, score]) => ({ category, layer: 'grammar', score }));
    },
  };
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

interface Span {
  from: number;
  to: number;
}

const wordsOf = (sentence: Sentence) => new Set(sentence.map(({ word }) => word));

function says(topic: CompiledTopic, sentence: Sentence, words: Set<string>): boolean {
  const claims = topic.claims.findAll(sentence, words);
  if (claims.length === 0) return false;
  const vetoes = topic.vetoes.findAll(sentence, words);
  const exceptions = topic.exceptions.findAll(sentence, words);
  return claims.some(
    (claim) =>
      !vetoes.some(({ from, to }) => from < claim.to + vetoReach && claim.from - vetoReach < to) &&
      !exceptions.some(({ from, to }) => from < claim.to && claim.from < to),
  );
}

interface PatternSet {
  /** Where any of the patterns match, each in its longest reading. */
  findAll(sentence: Sentence, words: Set<string>): Span[];
}

function createPatternSet(patterns: Pattern[]): PatternSet {
  const always = patterns.filter(({ needs }) => needs.length === 0);
  const byRarest = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    for (const word of rarest(pattern.needs) ?? []) {
      byRarest.set(word, [...(byRarest.get(word) ?? []), pattern]);
    }
  }
  return {
    findAll(sentence, words) {
      const possible = new Set(always);
      for (const word of words) {
        for (const pattern of byRarest.get(word) ?? []) {
          if (hasAll(words, pattern.needs)) possible.add(pattern);
        }
      }
      if (possible.size === 0) return [];
      return [...possible].flatMap((pattern) => spansOf(pattern, sentence));
    },
  };
}

function hasAll(words: Set<string>, groups: Set<string>[]): boolean {
  return groups.every((group) => {
    for (const word of words) if (group.has(word)) return true;
    return false;
  });
}

function spansOf({ firsts, matches }: Pattern, sentence: Sentence): Span[] {
  const spans: Span[] = [];
  for (const [from, { word }] of sentence.entries()) {
    if (firsts && firsts.size > 0 && !firsts.has(word)) continue;
    const ends = matches(sentence, from);
    if (ends.length > 0) spans.push({ from, to: Math.max(...ends, from + 1) });
  }
  return spans;
}
