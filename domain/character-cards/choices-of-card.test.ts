import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesSchema, longest } from '../made-characters/choices';
import { findWithdrawn } from '../made-characters/read-offered';
import { everythingOffered } from '../made-characters/testing/sample-choices';
import { partsOf } from './card';
import { choicesOfCard, likelyGender } from './choices-of-card';
import { shorten } from './shorten';

const decisions = { style: 'Realistic', gender: 'female', age: 34 } as const;
const ground = { offered: everythingOffered, greetings: ['Good evening.'], chance: () => 0.5 };
const parsed = (data: object) => {
  const parts = partsOf(JSON.parse(JSON.stringify({ spec: 'chara_card_v2', data })));
  if (!parts) throw new Error('no card');
  return parts;
};
const chosen = (data: object) =>
  choicesOfCard(parsed({ name: 'Mira', ...data }), decisions, ground);

describe('the choices of a card', () => {
  it('take over what the description mentions of the catalogue', () => {
    const description =
      'A pilot with green eyes and long black hair. Likes reading and yoga. Serious.';
    expect(chosen({ description, first_mes: 'Hello, {{user}}.' })).toMatchObject({
      name: 'Mira',
      age: 34,
      eyes: 'Green',
      hairColor: 'Black',
      occupation: 'pilot',
      personality: 'Serious',
      hobbies: ['reading', 'yoga'],
      greeting: 'Hello, ….',
    });
  });

  it('are complete and on offer for any card', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 600 });
    fc.assert(
      fc.property(fc.record({ name: text, description: text, first_mes: text }), (data) => {
        const choices = chosen(data);
        expect(choicesSchema.safeParse(choices).success).toBe(true);
        expect(findWithdrawn(choices, everythingOffered)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('have a name without digits and signs, whatever the card is called', () => {
    expect(chosen({ name: 'Unit 2B' }).name).toBe('Unit B');
    expect(chosen({ name: '42' }).name).toBe('Nameless');
    expect(chosen({ name: 'x'.repeat(90) }).name).toHaveLength(longest.name);
  });
});

it('suggests the gender that the pronouns of a card suggest', () => {
  const of = (description: string) => likelyGender(parsed({ name: 'A', description }));
  expect(of('She keeps her lamp.')).toBe('female');
  expect(of('He keeps his lamp.')).toBe('male');
  expect(of('Keeps the lamp.')).toBeNull();
});

it('shortens a text at the end of a sentence, or else of a word', () => {
  expect(shorten('One two. Three four five.', 12)).toBe('One two.');
  expect(shorten('One two three four', 12)).toBe('One two…');
  expect(shorten('Short.', 12)).toBe('Short.');
});
