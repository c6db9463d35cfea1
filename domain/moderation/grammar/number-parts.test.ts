import { describe, expect, it } from 'vitest';
import type { Lexicon } from './lexicon';
import { numberParts } from './number-parts';
import { tokenise } from './tokenise';
import { createVocabulary } from './vocabulary';

const english: Lexicon = {
  language: 'en',
  words: {},
  units: 'miles calls',
  years: 'years yo',
  spans: 'ago together',
  notThings: 'boss is',
  topics: [],
};
const readers = numberParts(english, () => new Date('2026-06-15T12:00:00Z'));
const vocabulary = createVocabulary(['fifteen', 'twenty', 'five']);

/** Returns the number of words that the part takes from the start of a text. */
const taken = (part: string, text: string) =>
  readers[part]?.(tokenise(text, vocabulary)[0] ?? [], 0);

describe('the number parts of patterns', () => {
  it.each([
    ['minor', 7, 17],
    ['soon', 7, 18],
    ['age', 1, 17],
    ['teen', 7, 17],
    ['eighteen', 18, 18],
    ['adult', 18, 99],
    ['grown', 20, 99],
  ])('{%s} is from %d to %d', (part, from, to) => {
    for (let value = 0; value <= 130; value += 1) {
      expect(taken(part, String(value)), String(value)).toBe(value >= from && value <= to ? 1 : 0);
    }
  });

  it('find nothing behind the end of a sentence', () => {
    for (const part of Object.keys(readers)) expect(taken(part, ''), part).toBe(0);
  });

  it('take all words of a number', () => {
    expect(taken('minor', 'fifteen')).toBe(1);
    expect(taken('adult', 'twenty five')).toBe(2);
    expect(taken('grown', 'twenty five minutes')).toBe(2);
    expect(taken('num', 'twenty five minutes')).toBe(2);
  });

  it.each([
    '15',
    '15 and proud',
    '15 years',
    '15 years, ago',
    '15 years old',
    '15 yo',
    '15, miles away',
    '15 boss',
    '15 is old',
    '15 yes',
    '15 dress7s',
  ])('find an age in %j', (text) => {
    expect(taken('minor', text)).toBe(1);
  });

  it.each([
    '15 miles',
    '15 calls',
    '15 km',
    '15 euros',
    '15 chf',
    '15 stockwerk',
    '15 16',
    '15 cats',
    '15 years ago',
    '15 years together',
    '$15',
    '15%',
    '15th',
    'years',
  ])('find no age in %j', (text) => {
    expect(taken('minor', text)).toBe(0);
  });

  it('{teen} and {grown} match a number of anything', () => {
    expect(taken('teen', '15 minutes')).toBe(1);
    expect(taken('grown', '25 minutes')).toBe(1);
    expect(taken('adult', '25 minutes')).toBe(0);
    expect(taken('age', '5 minutes')).toBe(0);
    expect(taken('soon', '18 minutes')).toBe(0);
    expect(taken('eighteen', '18 minutes')).toBe(0);
  });

  it('{num} is any number, also one that counts places', () => {
    expect(taken('num', '0')).toBe(1);
    expect(taken('num', '1500')).toBe(1);
    expect(taken('num', '9th')).toBe(1);
    expect(taken('num', 'nobody')).toBe(0);
  });

  it('{young} is the year of birth of a person aged 4 to 17 this year', () => {
    for (let year = 1990; year <= 2040; year += 1) {
      expect(taken('young', String(year)), String(year)).toBe(year >= 2009 && year <= 2022 ? 1 : 0);
    }
  });

  it.each([
    ['09', 1],
    ["'09", 1],
    ['12', 1],
    ['22', 1],
    ['2012er', 1],
    ['08', 0],
    ['23', 0],
    ['99', 0],
    ['0', 0],
    ['100', 0],
    ['fifteen', 0],
    ['yes', 0],
  ])('{young} written short or otherwise: %j', (text, length) => {
    expect(taken('young', text)).toBe(length);
  });
});
