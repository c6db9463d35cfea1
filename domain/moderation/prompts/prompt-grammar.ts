import { numberParts } from '../grammar/number-parts';
import { numberWordsOf } from '../grammar/number-words';
import { compilePattern, type Parts } from '../grammar/pattern';
import { createPatternIndex, type PatternIndex, type Span } from '../grammar/pattern-index';
import type { Sentence } from '../grammar/token';
import { tokenise } from '../grammar/tokenise';
import { createVocabulary } from '../grammar/vocabulary';
import type { PromptLexicon, PromptTopic, Subject } from './lexicons/prompt-lexicon';

export interface PromptGrammar {
  /** Returns the sentences of an order with disguised words restored. */
  read(prompt: string): Sentence[];
  /** Returns the subjects that an order names. */
  find(sentences: readonly Sentence[]): Set<Subject>;
}

interface Entry {
  topic: PromptTopic;
  kind: 'says' | 'unless' | 'never';
}
type Found = Span & { owner: Entry };

/** Exceptions for an age in years also apply to a bare number. */
const excusedBy: Partial<Record<Subject, readonly Subject[]>> = {
  number: ['number', 'years'],
  hour: ['hour', 'number', 'years'],
};

/**
 * Compiles the rules of all languages into one index. An exception of one language cancels matches of
 * another language in the same words. Birth years are compared with the clock.
 */
export function createPromptGrammar(
  lexicons: readonly PromptLexicon[],
  now: () => Date,
): PromptGrammar {
  const words = new Set(lexicons.flatMap(({ language }) => [...numberWordsOf(language)]));
  const entries = lexicons.flatMap((lexicon) => {
    const parts = partsOf(lexicon, now, words);
    return lexicon.topics.flatMap((topic) =>
      (['says', 'unless', 'never'] as const).flatMap((kind) =>
        (topic[kind] ?? []).map((source) => ({
          pattern: compilePattern(source, parts),
          owner: { topic, kind },
        })),
      ),
    );
  });
  const index: PatternIndex<Entry> = createPatternIndex(entries);
  const vocabulary = createVocabulary(words);
  return {
    read: (prompt) => tokenise(prompt, vocabulary),
    find: (sentences) => new Set(sentences.flatMap((sentence) => subjectsOf(index, sentence))),
  };
}

function partsOf(lexicon: PromptLexicon, now: () => Date, vocabulary: Set<string>): Parts {
  const readers: Parts['readers'] = {
    ...numberParts({ ...lexicon, topics: [] }, now),
    any: (sentence, at) => (at < sentence.length ? 1 : 0),
    Name: (sentence, at) => (sentence[at]?.capital ? 1 : 0),
  };
  return { words: lexicon.words, readers, compiled: new Map(), vocabulary };
}

function subjectsOf(index: PatternIndex<Entry>, sentence: Sentence): Subject[] {
  const found = index.find(sentence, new Set(sentence.map(({ word }) => word)));
  return found.filter((claim) => isLeft(claim, found)).map(({ owner }) => owner.topic.about);
}

/** Checks whether a match is a claim that no exception of any language cancels. */
function isLeft(claim: Found, found: readonly Found[]): boolean {
  const { topic, kind } = claim.owner;
  if (kind !== 'says') return false;
  const excuses = excusedBy[topic.about] ?? [topic.about];
  return !found.some(
    ({ owner, from, to }) =>
      (owner.kind === 'never' && owner.topic === topic) ||
      (owner.kind === 'unless' &&
        excuses.includes(owner.topic.about) &&
        from < claim.to &&
        claim.from < to),
  );
}
