import { numberParts } from '../grammar/number-parts';
import { numberWordsOf } from '../grammar/number-words';
import { compilePattern, type Parts } from '../grammar/pattern';
import { createPatternIndex, type PatternIndex, type Span } from '../grammar/pattern-index';
import type { Sentence } from '../grammar/token';
import { tokenise } from '../grammar/tokenise';
import { createVocabulary } from '../grammar/vocabulary';
import type { PromptLexicon, PromptTopic, Subject } from './lexicons/prompt-lexicon';

export interface PromptGrammar {
  /** The sentences of an order, disguises undone. */
  read(prompt: string): Sentence[];
  /** What an order names of what is looked for. */
  find(sentences: readonly Sentence[]): Set<Subject>;
}

interface Entry {
  topic: PromptTopic;
  kind: 'says' | 'unless' | 'never';
}
type Found = Span & { owner: Entry };

/** What is taken back of ages in years is taken back of their bare number, too. */
const excusedBy: Partial<Record<Subject, readonly Subject[]>> = {
  number: ['number', 'years'],
  hour: ['hour', 'number', 'years'],
};

/**
 * Rules of all languages, compiled into one index: an excuse of one language takes back what another
 * heard in the same words. Years of birth are counted against the clock.
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

/** Whether somebody names it, and nothing of any language takes it back. */
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
