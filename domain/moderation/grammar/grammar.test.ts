import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from './languages';
import { normalise } from './normalise';
import { readNumber } from './number-words';
import { compilePattern, type Parts } from './pattern';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const vocabulary = createVocabulary(['fifteen', 'sixteen', 'am', 'i', 'kill', 'underage']);
const wordsOf = (text: string) =>
  tokenise(text, vocabulary).map((sentence) => sentence.map(({ word }) => word).join(' '));

describe('normalised text', () => {
  it('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it.each([
    ['Ｉ’ｍ', 'im'],
    ['ünderåge', 'underage'],
    ['un\u200bder\u00adage', 'underage'],
    ['undеrаge', 'underage'],
    ['J’AI', 'j ai'],
    ['straße', 'strasse'],
  ])('folds %j', (text, folded) => {
    expect(normalise(text)).toBe(folded);
  });
});

describe('a text', () => {
  it.each([
    ['f1fteen', ['fifteen']],
    ['$ixteen', ['sixteen']],
    ['k!ll', ['kill']],
    ['fifteeeen', ['fifteen']],
    ['i a m 1 5', ['i am 15']],
    ['u-n-d-e-r-a-g-e', ['underage']],
    ['16f', ['16 f']],
    ['16:30', ['16:30']],
    ['One. Two! Three', ['one', 'two', 'three']],
    ['My age? 15.', ['my age 15']],
    ['in der 9. Klasse', ['in der 9 klasse']],
  ])('%j is read as %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('has digits that count nothing told apart from those that do', () => {
    const digits = (text: string) => tokenise(text, vocabulary)[0]?.map((token) => token.digits);
    expect(digits('16')).toEqual([16]);
    expect(digits('$16')).toEqual([undefined]);
    expect(digits('16%')).toEqual([undefined]);
    expect(digits('9th')).toEqual([undefined]);
  });
});

describe('numbers', () => {
  it.each<[Language, string, number]>([
    ['en', 'forty-five', 45],
    ['fr', 'dix-sept', 17],
    ['fr', 'soixante-quinze', 75],
    ['fr', 'quatre-vingt-seize', 96],
    ['de', 'fünfunddreißig', 35],
    ['es', 'treinta y cinco', 35],
    ['pt', 'trinta e seis', 36],
    ['pt', 'dezasseis', 16],
  ])('in %s, %j is %d', (language, text, value) => {
    const [sentence = []] = tokenise(text, vocabulary);
    expect(readNumber(sentence, 0, language)).toEqual({ value, length: sentence.length });
  });

  it('in digits are the same in every language', () => {
    const [sentence = []] = tokenise('15', vocabulary);
    for (const language of languages) expect(readNumber(sentence, 0, language)?.value).toBe(15);
  });
});

describe('a pattern', () => {
  const parts = (): Parts => ({
    words: { who: 'i | we' },
    readers: { any: (sentence, at) => (at < sentence.length ? 1 : 0) },
    compiled: new Map(),
    vocabulary: new Set(),
  });
  const matches = (source: string, text: string) => {
    const pattern = compilePattern(source, parts());
    return (tokenise(text, vocabulary)[0] ?? []).some(
      (_, at, sentence) => pattern.matches(sentence, at).length > 0,
    );
  };

  it.each([
    ['(a|b) c', 'b c', true],
    ['a [b] c', 'a c', true],
    ['a [b] c', 'a d c', false],
    ['{who} go', 'we go', true],
    ['suicid*', 'suicidal', true],
    ['a .. b', 'a x y z b', true],
    ['a .. b', 'a x y z z b', false],
    ['a ... b', 'a x y z x y z b', true],
    ['^ a', 'x a', false],
    ['^ a', 'x, a', true],
    ['a $', 'a, x', true],
    ['a {any} b', 'a x b', true],
    ["j'ai", 'jai', true],
    ["j'ai", 'j’ai', true],
  ])('%j in %j: %s', (source, text, isThere) => {
    expect(matches(source, text)).toBe(isThere);
  });

  it.each(['{nobody}', '(a', 'a)', 'a, b'])('that cannot be read is an error: %j', (source) => {
    expect(() => compilePattern(source, parts())).toThrow(Error);
  });
});
