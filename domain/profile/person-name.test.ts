import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName, isPersonNameKey, personNameLength, typedPersonName } from './person-name';

describe('the name of a person', () => {
  it.each(['Anna', 'Anna Maria', 'Jürgen', 'Łukasz', 'Ștefan', 'Анна Мария', 'A'])(
    'may be %s',
    (name) => expect(isPersonName(name)).toBe(true),
  );

  it.each([
    '',
    ' ',
    'Anna ',
    ' Anna',
    'Anna  Maria',
    'Anna Maria Sophia',
    'Anna-Maria',
    "O'Neill",
    'Anna1',
    'Anna.',
    'Anna×',
    'Anna\u0000',
    'Anna\nMaria',
    'Anna\u00a0Maria',
    '安娜',
    'آنا',
    '🌙',
    '\u202eannA',
    'x'.repeat(personNameLength + 1),
  ])('may not be %j', (name) => expect(isPersonName(name)).toBe(false));

  it('has exactly two words if two are required', () => {
    expect(isPersonName('Anna Maria', 'two')).toBe(true);
    expect(isPersonName('Anna', 'two')).toBe(false);
    expect(isPersonName('Anna Maria Sophia', 'two')).toBe(false);
  });

  it('may be as long as its length, and no longer', () => {
    expect(isPersonName('X'.repeat(personNameLength))).toBe(true);
    expect(isPersonName(`${'X'.repeat(personNameLength - 1)} Y`)).toBe(false);
  });
});

describe('a key', () => {
  it.each(['a', 'Z', 'é', 'Ж', ' ', 'Backspace', 'ArrowLeft', 'Tab', 'Enter', 'Dead'])(
    '%j is accepted',
    (key) => expect(isPersonNameKey(key)).toBe(true),
  );
  it.each(['1', '-', '.', '_', '×', "'", '安', '🌙'])('%j is not', (key) =>
    expect(isPersonNameKey(key)).toBe(false),
  );
});

describe('a name being typed', () => {
  it.each([
    ['anna', 'Anna'],
    ['anna maria', 'Anna Maria'],
    ['anna ', 'Anna '],
    ['anna maria ', 'Anna Maria'],
    ['a.n.n.a', 'Anna'],
    ['anna   maria', 'Anna Maria'],
    [' ', ''],
    ['   ', ''],
    ['élodie', 'Élodie'],
    ['жанна', 'Жанна'],
    ['ßa', 'ßa'],
    ['mcDonald', 'McDonald'],
    [`${'x'.repeat(60)}`, `X${'x'.repeat(49)}`],
  ])('%j becomes %j', (typed, name) => expect(typedPersonName(typed)).toBe(name));

  it('is never longer than it may be, has no dot and no two spaces, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (typed) => {
        const name = typedPersonName(typed);
        expect(name.length).toBeLessThanOrEqual(personNameLength);
        expect(name).not.toMatch(/\.| {2}/);
        expect(typedPersonName(name)).toBe(name);
      }),
    );
  });

  it('is a name once it is trimmed, when one or two words of letters were typed', () => {
    const word = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-öø-ɏЀ-ӿ]{1,24}$/);
    fc.assert(
      fc.property(word, fc.option(word), fc.nat(3), (first, second, spaces) => {
        const typed = second === null ? first : first + ' '.repeat(1 + spaces) + second;
        expect(isPersonName(typedPersonName(typed).trim())).toBe(true);
      }),
    );
  });
});
