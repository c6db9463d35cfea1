import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsOf, wantedTerms } from './line-terms';
import { scoreTerms } from './score-terms';
import { stem } from './stem';
import { wordKeys } from './word-keys';

describe('a stem', () => {
  it.each([
    ['en', ['marry', 'married', 'marries', 'marrying', 'wedding']],
    ['en', ['run', 'running', 'ran', 'runners']],
    ['en', ['move', 'moved', 'moving', 'moves']],
    ['en', ['glass', 'glasses']],
    ['de', ['arbeiten', 'arbeite', 'arbeitest', 'gearbeitet']],
    ['de', ['singen', 'gesungen', 'singe']],
    ['de', ['katze', 'katzen', 'kater']],
    ['es', ['trabajo', 'trabajaba', 'trabajando', 'trabajar']],
    ['es', ['pelicula', 'peliculas', 'pelis']],
    ['fr', ['nage', 'nageais', 'nagez', 'nager']],
    ['fr', ['allergie', 'allergies', 'allergique']],
    ['pt', ['bordar', 'bordava', 'bordou', 'bordando']],
    ['pt', ['mudar', 'mudanca', 'mudamos']],
  ] as const)('is the same for the forms of a word in %s: %s', (language, words) => {
    expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
  });
});

describe('the keys of a text', () => {
  it('leave out what says nothing about the subject', () => {
    const words = (text: string) => wordKeys(text).map(({ word }) => word);
    expect(words('Do you remember what I told you about my greyhound?')).toEqual(['greyhound']);
    expect(words('¿Te acuerdas de lo que te dije de mi galgo?')).toEqual(['galgo']);
    expect(words('Weißt du noch, was ich dir über den Hund erzählt habe?')).toEqual(['hund']);
  });

  it('keep names whole and mark them within a sentence', () => {
    expect(wordKeys('Biscuit met Anna')).toMatchObject([
      { word: 'biscuit', isName: false },
      { word: 'met', isName: false },
      { word: 'anna', isName: true },
    ]);
  });

  it('are few for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000, unit: 'grapheme' }), (text) => {
        const keys = wordKeys(text);
        expect(keys.length).toBeLessThanOrEqual(60);
        for (const { word } of keys) expect(word.length).toBeLessThanOrEqual(40);
      }),
    );
  });
});

describe('the score of texts', () => {
  const moment = { at: new Date('2026-09-09T10:00:00Z'), timeZone: 'UTC' };
  const scores = (question: string, ...texts: string[]) =>
    scoreTerms(
      texts.map((text) => termsOf(text, moment)),
      wantedTerms(question, moment),
    );

  it('is highest for the same word, then for one like it, then for its topic', () => {
    const [same = 0, slip = 0, topic = 0, other = 0] = scores(
      'my grandmother',
      'her grandmother sings',
      'my grandmoter sings',
      'my niece sings',
      'the oven hums',
    );
    expect(same).toBeGreaterThan(slip);
    expect(slip).toBeGreaterThan(topic);
    expect(topic).toBeGreaterThan(other);
    expect(other).toBe(0);
  });

  it('is highest for the question’s own words, whatever the other texts', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem(), { maxLength: 8 }), fc.lorem(), (texts, question) => {
        const [own = 0, ...others] = scores(question, question, ...texts);
        for (const score of others) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(own + 1e-6);
        }
      }),
    );
  });
});
