import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, fold } from './find-words';

describe('words that are looked for', () => {
  it.each([
    ['I kept the orris note.', 'ORRIS', ['I kept the ', 'orris', ' note.']],
    ['Je l’ai gardée, cette année', 'annee', ['Je l’ai gardée, cette ', 'année', '']],
    ['two\nlines', 'two lines', ['', 'two\nlines'.replace('\n', ' '), '']],
    ['Ο ΔΡΟΜΟΣ', 'δρομος', ['Ο ', 'ΔΡΟΜΟΣ', '']],
    ['🌙 the moon', 'moon', ['🌙 the ', 'moon', '']],
  ])('are found in %j by %j', (text, words, [before, hit, after]) => {
    expect(findWords(text, fold(words))).toEqual({ before, hit, after });
  });

  it('are not where they are not', () => {
    expect(findWords('I kept the iris note.', 'orris')).toBeNull();
  });

  it('stand in a line that is no longer than a list has room for', () => {
    const found = findWords(`${'a '.repeat(500)}orris${' b'.repeat(500)}`, 'orris');
    expect(found?.before).toMatch(/^…/);
    expect(found?.after).toMatch(/…$/);
    expect((found?.before.length ?? 999) + (found?.after.length ?? 999)).toBeLessThan(150);
  });

  it('are what folds to them, in any text', () => {
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
