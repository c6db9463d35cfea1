import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../grammar/languages';
import { numberWordsOf } from '../grammar/number-words';
import { tokenise } from '../grammar/tokenise';
import { createVocabulary } from '../grammar/vocabulary';
import type { Finding } from '../verdict';
import { buckets, featuresOf } from './features';

const vocabulary = createVocabulary(languages.flatMap((language) => [...numberWordsOf(language)]));
const sentencesOf = (text: string) => tokenise(text, vocabulary);
const seen = (text: string, found: Finding[] = []) => {
  const { buckets: places, values } = featuresOf(sentencesOf(text), found);
  return new Map(places.map((place, index) => [place, values[index] ?? 0]));
};
const rule = (category: Finding['category'], score = 1): Finding => ({
  category,
  layer: 'grammar',
  score,
});
const weightOf = (features: Map<number, number>) =>
  [...features.values()].reduce((sum, value) => sum + value ** 2, 0);

describe('the feature set of the classifier', () => {
  it.each([
    ['I am 15', 'I am 17'],
    ['I am 15', 'I am thirteen'],
    ['ich bin fünfzehn', 'ich bin 15'],
    ['j’ai quinze ans', 'j’ai 15 ans'],
    ['tengo catorce años', 'tengo 14 años'],
    ['I am 7', 'I am twelve'],
    ['I am 4', 'I am 6'],
    ['I am 19', 'I am 99'],
    ['I am eighteen', 'I am 18'],
    ['born in 1900', 'born in 2099'],
    ['I owe 100', 'I owe 1899'],
    ['I owe 100', 'I owe 2100'],
    ['my 8th time', 'my 11th time'],
    ['at 16:30', 'at 9:15'],
  ])('is the same of numbers that may be the same: %j and %j', (one, other) => {
    expect(seen(one)).toEqual(seen(other));
  });

  it.each([
    ['I am 6', 'I am 7'],
    ['I am 12', 'I am 13'],
    ['I am 17', 'I am 18'],
    ['I am 18', 'I am 19'],
    ['I am 99', 'I am 100'],
    ['I am 1899', 'I am 1900'],
    ['I am 2099', 'I am 2100'],
    ['my 8th time', 'my 8 time'],
    ['my 8th time', 'my 8:30 time'],
    ['one of us', 'two of us'],
    ['three of us', '3 of us'],
    ['the cat bites', 'the bites cat'],
    ['the cat. it bites', 'the cat it bites'],
  ])('differs if the meaning may differ: %j and %j', (one, other) => {
    expect(seen(one)).not.toEqual(seen(other));
  });

  it.each(['once', 'elf', 'seize', 'six', 'sept', 'doze', 'sete'])(
    'has a word for %j, which is a number in one language only',
    (word) => {
      const numbers = ['5', '11', '15'].map((number) => seen(`say ${number} now`));
      for (const number of numbers) expect(seen(`say ${word} now`)).not.toEqual(number);
    },
  );

  it('has each feature once, however often it occurs', () => {
    expect(seen('so so so')).toEqual(seen('so so so so so'));
    expect(seen('hello', [rule('minors')])).toEqual(
      seen('hello', [rule('minors', 0.9), rule('minors')]),
    );
  });

  it('includes the findings of the rules', () => {
    expect(seen('hello', [rule('minors')])).not.toEqual(seen('hello', [rule('violence')]));
    expect(seen('hello', [rule('minors')]).size).toBe(seen('hello').size + 1);
  });

  it('weighs words, pairs, letters and rules alike, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('the', 'cat', 'bites'), { minLength: 1 }), (words) => {
        expect(weightOf(seen(words.join(' ')))).toBeCloseTo(3, 6);
        expect(weightOf(seen(words.join(' '), [rule('minors'), rule('crisis')]))).toBeCloseTo(4, 6);
      }),
    );
    expect(seen('')).toEqual(new Map());
  });

  it('covers only the beginning of a text that is too long to send', () => {
    const text = 'word '.repeat(100);
    const long = [text, text, text, text].join('\n');
    expect(seen(`${long}\nanother`)).toEqual(seen(long));
    expect(seen(`${text}\nanother`)).not.toEqual(seen(text));
    const almost = long.replace(/word $/, '');
    expect(seen(`${almost} last words`)).toEqual(seen(`${almost} last`));
  });

  it('has a place within the weights', () => {
    fc.assert(
      fc.property(fc.lorem(), (text) => {
        const outside = [...seen(text).keys()].filter((place) => place < 0 || place >= buckets);
        expect(outside).toEqual([]);
      }),
    );
  });

  it('has the positions that the trained weights were made for', () => {
    const numbers = featuresOf(sentencesOf('6 12 15 18 19 100 1900 9th 16:30'), []);
    expect(numbers.buckets.slice(0, 9)).toEqual([
      38_682, 645_511, 577_442, 191_012, 68_353, 684_018, 297_216, 165_309, 850_786,
    ]);
    expect(featuresOf(sentencesOf('Soy 15'), [rule('minor_self')])).toEqual({
      buckets: [
        397482, 577442, 336571, 499584, 410536, 344618, 258138, 855964, 31148, 533436, 389182,
        657599, 833658, 428692, 876305, 911442, 8963, 394621,
      ],
      values: [
        0.7071067811865475, 0.7071067811865475, 0.5773502691896258, 0.5773502691896258,
        0.5773502691896258, 0.2886751345948129, 0.2886751345948129, 0.2886751345948129,
        0.2886751345948129, 0.2886751345948129, 0.2886751345948129, 0.2886751345948129,
        0.2886751345948129, 0.2886751345948129, 0.2886751345948129, 0.2886751345948129,
        0.2886751345948129, 1,
      ],
    });
  });
});
