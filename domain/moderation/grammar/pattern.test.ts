import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern, rarest, type Parts } from './pattern';
import type { Sentence } from './token';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const partsOf = (words: Record<string, string> = {}): Parts => ({
  words: { who: 'i | we', ...words },
  readers: {
    any: (sentence, at) => (at < sentence.length ? 1 : 0),
    pair: (sentence, at) => (at + 1 < sentence.length ? 2 : 0),
  },
  compiled: new Map(),
  vocabulary: new Set(),
});
const compile = (source: string) => compilePattern(source, partsOf());
const sentenceOf = (text: string) => tokenise(text, createVocabulary([]))[0] ?? [];
const matches = (source: string, text: string) => {
  const pattern = compile(source);
  return sentenceOf(text).some((_, at, sentence) => pattern.matches(sentence, at).length > 0);
};

describe('a pattern', () => {
  it.each([
    ['(a|b) c', 'b c', true],
    ['a [b] c', 'a c', true],
    ['a [b] c', 'a b c', true],
    ['a [b] c', 'a d c', false],
    ['{who} go', 'we go', true],
    ['{who} go', 'they go', false],
    ['suicid*', 'suicidal', true],
    ['suicid*', 'parasuicidal', false],
    ['a .. b', 'a b', true],
    ['a .. b', 'a x y z b', true],
    ['a .. b', 'a x y z z b', false],
    ['a ... b', 'a 1 2 3 4 5 6 7 8 b', true],
    ['a ... b', 'a 1 2 3 4 5 6 7 8 9 b', false],
    ['^ a', 'a', true],
    ['^ a', 'x a', false],
    ['^ a', 'x, a', true],
    ['a $', 'x a', true],
    ['a $', 'a x', false],
    ['a $', 'a, x', true],
    ['a {any} b', 'a x b', true],
    ['a {any} b', 'a b', false],
    ['a {pair} b', 'a x y b', true],
    ['a {pair} b', 'a x b', false],
    ["j'ai", 'jai', true],
    ["j'ai", 'j’ai', true],
    ["j'ai", 'ai', false],
    ["d'ado*", 'pas d’adolescente', true],
    ["d'ado*", 'une adolescente', false],
    ['ÉTÉ', 'ete', true],
    ['9', '9', true],
    ['a|', 'b', true],
  ])('%j in %j: %s', (source, text, isThere) => {
    expect(matches(source, text)).toBe(isThere);
  });

  it.each([
    ['{nobody}', 'No part {nobody} for pattern: {nobody}'],
    ['(a', 'Open bracket in: (a'],
    ['[a', 'Open bracket in: [a'],
    ['(a]', 'Open bracket in: (a]'],
    ['[a)', 'Open bracket in: [a)'],
    ['a)', 'Unexpected ) in pattern: a)'],
    ['a ] b', 'Unexpected ] in pattern: a ] b'],
    ['a, b', 'No token is ever a,, in pattern: a, b'],
    ['a*b', 'No token is ever a*b, in pattern: a*b'],
    ['*', 'No token is ever *, in pattern: *'],
  ])('that cannot be read is an error: %j', (source, message) => {
    expect(() => compile(source)).toThrow(new Error(message));
  });

  it('names the words that a text may be disguising', () => {
    const parts = partsOf({ child: 'kid | [little] girl' });
    compilePattern("j'ai {who} (killed|murder*) {child} {any}", parts);
    expect([...parts.vocabulary].sort()).toEqual(
      ['ai', 'girl', 'i', 'j', 'kid', 'killed', 'little', 'we'].sort(),
    );
  });

  it('lists the words that its matches need, so that other texts can be skipped', () => {
    const needed = (source: string) => compile(source).needs.map((group) => [...group]);
    expect(needed('a [b] (c|d) {any} .. e')).toEqual([['a'], ['c', 'd'], ['e']]);
    expect(needed('(a b|c)')).toEqual([['a', 'c']]);
    expect(needed('(a|[b]) c')).toEqual([['c']]);
    expect(needed('(a|{any}) suicid*')).toEqual([]);
    expect(needed("j'ai")).toEqual([['j', 'jai']]);
  });

  it('lists the first words of its matches, if only some are possible', () => {
    const beginnings = (source: string) => {
      const { firsts } = compile(source);
      return firsts && [...firsts];
    };
    expect(beginnings('(a|b) c')).toEqual(['a', 'b']);
    expect(beginnings('[a] b c')).toEqual(['a', 'b']);
    expect(beginnings('^ a b')).toEqual(['a']);
    expect(beginnings('{any} a')).toBeUndefined();
    expect(beginnings('.. a')).toBeUndefined();
    expect(beginnings('(a|b*) c')).toBeUndefined();
  });
});

describe('of groups of words', () => {
  const group = (words: string) => new Set(words.split(' '));

  it('the rarest is the one with the fewest, and short words are common', () => {
    const suicide = group('suicide');
    expect(rarest([group('kill murder'), suicide, group('death dying')])).toBe(suicide);
    expect(rarest([group('the'), group('kill murder death')])).toEqual(group('kill murder death'));
    expect(rarest([group('kill'), group('was')])).toEqual(group('kill'));
    expect(rarest([suicide, group('anybody')])).toBe(suicide);
  });

  it('there is no rarest among none', () => {
    expect(rarest([])).toBeUndefined();
  });
});

/** A pattern and the equivalent regular expression over `,?word `. */
interface Both {
  source: string;
  regexp: string;
}

const { pattern: anyPattern } = fc.letrec<{ pattern: Both }>((tie) => {
  const list = (most: number) => fc.array(tie('pattern'), { minLength: 1, maxLength: most });
  const joined = (parts: Both[], signs: [string, string]) => ({
    source: parts.map(({ source }) => source).join(signs[0]),
    regexp: parts.map(({ regexp }) => `(?:${regexp})`).join(signs[1]),
  });
  return {
    pattern: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Both>(
        { source: 'a', regexp: ',?a ' },
        { source: 'b', regexp: ',?b ' },
        { source: 'ab', regexp: ',?ab ' },
        { source: 'a*', regexp: ',?ab? ' },
        { source: "l'a", regexp: '(?:,?l ,?a |,?la )' },
        { source: '{any}', regexp: ',?\\w+ ' },
        { source: '{who}', regexp: '(?:,?a |,?b ,?a )' },
        { source: '..', regexp: '(?:,?\\w+ ){0,3}' },
        { source: '...', regexp: '(?:,?\\w+ ){0,8}' },
        { source: '^', regexp: '(?=,|$)' },
        { source: '$', regexp: '(?=,|$)' },
      ),
      list(3).map((parts) => joined(parts, [' ', ''])),
      list(3).map((parts) => {
        const { source, regexp } = joined(parts, ['|', '|']);
        return { source: `(${source})`, regexp: `(?:${regexp})` };
      }),
      tie('pattern').map(({ source, regexp }) => ({
        source: `[${source}]`,
        regexp: `(?:${regexp})?`,
      })),
    ),
  };
});
const anySentence: fc.Arbitrary<Sentence> = fc.array(
  fc.record({
    word: fc.constantFrom('a', 'b', 'ab', 'l', 'la'),
    opensClause: fc.boolean(),
    capital: fc.constant(false),
  }),
  { maxLength: 10 },
);

describe('any pattern', () => {
  it('ends wherever a regular expression that means the same can end, each place once', () => {
    fc.assert(
      fc.property(anyPattern, anySentence, fc.nat(10), ({ source, regexp }, sentence, start) => {
        const from = Math.min(start, sentence.length);
        const written = sentence.map(
          ({ word, opensClause }) => `${opensClause ? ',' : ''}${word} `,
        );
        const rest = written.slice(from).join('');
        const ends = [...Array(sentence.length + 1).keys()].filter((to) => {
          const behind = written.slice(to).join('').length;
          return to >= from && new RegExp(`^(?:${regexp})(?=.{${behind}}$)`).test(rest);
        });
        const pattern = compilePattern(source, partsOf({ who: 'a | b a' }));
        const places = pattern.matches(sentence, from);
        expect([...places].sort((one, other) => one - other)).toEqual(ends);
      }),
      { numRuns: 300 },
    );
  });

  it('matches only with its declared first words and needed words', () => {
    fc.assert(
      fc.property(anyPattern, anySentence, ({ source }, sentence) => {
        const pattern = compilePattern(source, partsOf({ who: 'a | b a' }));
        for (const [from, { word }] of sentence.entries()) {
          const ends = pattern.matches(sentence, from);
          if (ends.includes(from)) expect(pattern.canBeEmpty).toBe(true);
          if (ends.length === 0 || pattern.canBeEmpty) continue;
          if (pattern.firsts) expect(pattern.firsts).toContain(word);
          const words = sentence.slice(from, Math.max(...ends)).map((token) => token.word);
          for (const group of pattern.needs) {
            expect(words.some((one) => group.has(one))).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
