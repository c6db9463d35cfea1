import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary';

const vocabulary = createVocabulary([
  'fifteen',
  'six',
  'i',
  'a',
  'm',
  'am',
  'im',
  'year',
  'years',
  'old',
  'too',
]);

describe('words that are known', () => {
  it('are those that were named', () => {
    expect(vocabulary.has('fifteen')).toBe(true);
    expect(vocabulary.has('fifty')).toBe(false);
  });

  it.each([
    ['fifteeeen', 'fifteen'],
    ['ffifteen', 'fifteen'],
    ['siiix', 'six'],
    ['tooo', 'too'],
    ['oldd', undefined],
    ['sixx', undefined],
    ['yyear', 'year'],
    ['years', undefined],
    ['siix', undefined],
    ['six', undefined],
    ['to', undefined],
    ['fourteeen', undefined],
  ])('are known when drawn out, if that is plain: %j', (typed, word) => {
    expect(vocabulary.unstretch(typed)).toBe(word);
  });

  it.each([
    ['iam15', ['i', 'am', '15']],
    ['im15yearsold', ['im', '15', 'years', 'old']],
    ['sixyearsold', ['six', 'years', 'old']],
    ['15', ['15']],
    ['ia', ['i', 'a']],
    ['iamx', undefined],
    ['amm', undefined],
  ])('are found in run-together text: %j', (run, words) => {
    expect(vocabulary.part(run)).toEqual(words);
  });

  it('are looked for in sixty letters and no more', () => {
    expect(vocabulary.part('six'.repeat(20))).toHaveLength(20);
    expect(vocabulary.part(`${'six'.repeat(20)}a`)).toBeUndefined();
  });
});
