import { expect, it } from 'vitest';
import { readLooks } from './read-looks';

it('reads the looks that a description states, and leaves the others open', () => {
  const prompt =
    'Photograph of an adult woman of 33 years, ethnicity mixed, eye color green, hair color auburn, hair style wavy. By the sea';
  expect(readLooks(prompt)).toEqual({
    masculine: false,
    skin: 3,
    hairColour: 4,
    hair: 'waves',
    iris: '#4f6b57',
    animeIris: '#4f6b57',
    animeHair: '#b23a4e',
  });
  expect(readLooks('Anime drawing of an adult man of 40')).toEqual({
    masculine: true,
    style: 'anime',
  });
  expect(readLooks('A quiet evening')).toEqual({});
});
