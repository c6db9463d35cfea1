import { describe, expect, it } from 'vitest';
import { partsOf } from './card';
import { describesMinor, partAboutCharacter } from './describes-minor';
import { findAge } from './find-age';

const described = (description: string, more: object = {}) => {
  const document = JSON.parse(
    JSON.stringify({ spec: 'chara_card_v2', data: { name: 'Mira Voss', description }, ...more }),
  );
  const parts = partsOf(document);
  if (!parts) throw new Error('no card');
  return findAge(document, parts);
};

describe('the age of a card', () => {
  it.each([
    ['Age: 34', 34],
    ['[Name("Mira"), Age("34 years old")]', 34],
    ['- **Age:** 34\n- Height: 160 cm', 34],
    ['Alter: 34, Größe: 170', 34],
    ['Edad: 34 años', 34],
    ['Âge : 34 ans', 34],
    ['Idade: 34', 34],
    ['{{char}} keeps the lighthouse. She is 34.', 34],
    ['Mira is a 34-year-old keeper with 2 cats.', 34],
    ['Sie ist 34 Jahre alt und hat 2 Katzen.', 34],
  ])('is stated by %s', (text, age) => {
    expect(described(text)).toEqual({ kind: 'stated', age });
  });

  it.each(['Age: 16', 'Age: 17-19', 'Edad: 15', '(Age: 9 in human years)'])(
    'is under 18 in %s',
    (text) => expect(described(text)).toEqual({ kind: 'under-age' }),
  );

  it('is under 18 in a field of another program', () => {
    expect(described('A keeper.', { extensions: { traits: { age: 15 } } })).toEqual({
      kind: 'under-age',
    });
  });

  it.each(['Age: unknown', 'Age: ???', 'Alter: zeitlos', 'Age: looks young'])(
    'is unclear in %s',
    (text) => expect(described(text)).toEqual({ kind: 'unclear' }),
  );

  it.each([
    'A clockmaker.',
    'Age: adult',
    'Age: mid 20s',
    'Age: 300',
    'A golden age: everybody danced.',
    'Her husband is 40 years old and she is 34 years old.',
  ])('is left open by %s', (text) => expect(described(text)).toEqual({ kind: 'absent' }));
});

describe('a text about the character', () => {
  it.each([
    '{{char}} is 15.',
    'Mira is 15, a keeper.',
    'Mira is 15 years old.',
    'Her brother says she is 15.',
    'I’m sixteen',
    'Sie ist fünfzehn.',
    'Elle a quinze ans.',
    'Ella tiene 16 años.',
    'Ela tem 16 anos.',
    '{{char}} is a high school student.',
    'a schoolgirl',
    'teenager',
    'She looks like a child.',
    'eine Schülerin',
    'una colegiala',
    'lycéenne de 17 ans',
    'estudante do ensino médio',
  ])('describes somebody under 18: %s', (text) => {
    expect(describesMinor(text, ['Mira'])).toBe(true);
  });

  it.each([
    'As a child she lived by the sea.',
    'She founded the guild when she was 14.',
    'Her daughter is 12.',
    'She has two kids, 4 and 7.',
    'She teaches at a school.',
    'She is a young woman.',
    'She is 5 feet tall and has 2 cats.',
    'He is one of the best.',
    'Ela tem 2 irmãs.',
    'Elle a deux chats.',
    'A student at a university, 22.',
    '12',
    'one',
  ])('describes nobody under 18: %s', (text) => {
    expect(describesMinor(text, ['Mira'])).toBe(false);
  });

  it('is all of its own fields, and of a lorebook the sentences that mention it', () => {
    const card = { name: 'Mira Voss', nickname: '' };
    const lore = 'The children fear the fog. Mira is their teacher.';
    const path = 'data.character_book.entries.0.content';
    expect(partAboutCharacter('data.description', lore, card)).toBe(lore);
    expect(partAboutCharacter(path, lore, card)).toBe('Mira is their teacher.');
    expect(partAboutCharacter('data.extensions.world', lore, card)).toBe('');
  });
});
