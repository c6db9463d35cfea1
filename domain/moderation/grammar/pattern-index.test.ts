import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern';
import { createPatternIndex } from './pattern-index';
import type { Sentence } from './token';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const parts = () => ({
  words: {},
  readers: { any: (sentence: Sentence, at: number) => (at < sentence.length ? 1 : 0) },
  compiled: new Map(),
  vocabulary: new Set<string>(),
});
const indexOf = (sources: string[]) =>
  createPatternIndex(
    sources.map((source) => ({ pattern: compilePattern(source, parts()), owner: source })),
  );
const sentenceOf = (text: string) => tokenise(text, createVocabulary([]))[0] ?? [];
const wordsOf = (sentence: Sentence) => new Set(sentence.map(({ word }) => word));
const find = (sources: string[], text: string) => {
  const sentence = sentenceOf(text);
  return indexOf(sources).find(sentence, wordsOf(sentence));
};

describe('patterns that are looked for together', () => {
  it('are each found in all places, in their longest match, with their owner', () => {
    expect(find(['the (cat|dog)', 'red .. cat', 'a bird'], 'the red cat and the dog')).toEqual([
      { from: 4, to: 6, owner: 'the (cat|dog)' },
      { from: 1, to: 3, owner: 'red .. cat' },
    ]);
    expect(find(['red ...'], 'the red cat')).toEqual([{ from: 1, to: 3, owner: 'red ...' }]);
  });

  it('are found even if they name no word', () => {
    expect(find(['{any} ca*'], 'the cats')).toEqual([{ from: 0, to: 2, owner: '{any} ca*' }]);
  });

  it('cover the word before which a clause begins', () => {
    expect(find(['^'], 'yes, you')).toEqual([
      { from: 0, to: 1, owner: '^' },
      { from: 1, to: 2, owner: '^' },
    ]);
  });

  it('are found as if every one were held against every place', () => {
    const source = fc.constantFrom(
      ...['a', 'b c', '(a|b) c', '[a] b', 'a [b] c', 'a .. b', 'c*', '^ a', 'b $', '{any} a'],
      ...['(a|c*) b', 'd', "d'a", 'a ... d', '(^|b) c', 'a a', '[a b] c'],
    );
    const sentences = fc.array(
      fc.record({
        word: fc.constantFrom('a', 'b', 'c', 'd', 'da'),
        opensClause: fc.boolean(),
        capital: fc.constant(false),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.uniqueArray(source), sentences, (sources, sentence) => {
        const expected = sources.flatMap((owner) => {
          const { matches } = compilePattern(owner, parts());
          return sentence.flatMap((_, from) => {
            const ends = matches(sentence, from);
            return ends.length > 0 ? [{ from, to: Math.max(...ends), owner }] : [];
          });
        });
        const found = indexOf(sources).find(sentence, wordsOf(sentence));
        expect(found).toHaveLength(expected.length);
        expect(found).toEqual(expect.arrayContaining(expected));
      }),
    );
  });
});
