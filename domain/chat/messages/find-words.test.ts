import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters } from '../../shared/words/fold-letters';
import { findWords, fold } from './find-words';

describe('words that are looked for', () => {
  it.each([
    ['I kept the orris note.', 'ORRIS', ['I kept the ', 'orris', ' note.']],
    ['Je l’ai gardée, cette année', 'annee', ['Je l’ai gardée, cette ', 'année', '']],
    ['two\nlines', 'two lines', ['', 'two\nlines'.replace('\n', ' '), '']],
    ['Ο ΔΡΟΜΟΣ', 'δρομος', ['Ο ', 'ΔΡΟΜΟΣ', '']],
    ['🌙 the moon', 'moon', ['🌙 the ', 'moon', '']],
    ['Im Café in der Straße', 'strasse', ['Im Café in der ', 'Straße', '']],
    ['Im CAFÉ', 'cafe', ['Im ', 'CAFÉ', '']],
    ['un cœur d’été', 'Coeur', ['un ', 'cœur', ' d’été']],
    ['mañana, corazón', 'MANANA', ['', 'mañana', ', corazón']],
    ['amanhã é o coração', 'coracao', ['amanhã é o ', 'coração', '']],
    ['perché no', 'perche', ['', 'perché', ' no']],
  ])('are found in %j by %j', (text, words, [before, hit, after]) => {
    expect(findWords(text, fold(words))).toEqual({ before, hit, after });
  });

  it('are not found in a text without them', () => {
    expect(findWords('I kept the iris note.', 'orris')).toBeNull();
  });

  it('are shown in a line that is no longer than a list has room for', () => {
    const found = findWords(`${'a '.repeat(500)}orris${' b'.repeat(500)}`, 'orris');
    expect(found?.before).toMatch(/^…/);
    expect(found?.after).toMatch(/…$/);
    expect((found?.before.length ?? 999) + (found?.after.length ?? 999)).toBeLessThan(150);
  });

  it('are found however they are written: by case, by marks, by letters joined or apart', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'aeéèêëcçnñoöôõuüßsstœæøłiïíİıåãÄÖÜÉÑÇẞŒÆ’ '),
      minLength: 1,
      maxLength: 12,
    });
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => foldLetters(text),
    );
    fc.assert(
      fc.property(word, word, written, written, (before, sought, one, other) => {
        const found = findWords(one(`${before}${sought}.`), fold(other(sought)));
        expect(fold(found?.hit ?? '')).toContain(fold(sought).replace(/ +/g, ' '));
      }),
    );
  });

  it('fold letter by letter as all at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([...text].map(fold).join('')).toBe(fold(text));
      }),
    );
  });

  it('match only text that folds to them, in any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (text, words) => {
          const wanted = fold(words);
          const found = findWords(`${text}${words}${text}`, wanted);
          if (wanted !== '' && found) expect(fold(found.hit)).toContain(wanted.replace(/ +/g, ' '));
        },
      ),
    );
  });
});
