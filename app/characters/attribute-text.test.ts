import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { attributeGroups } from '../explorer/attribute-groups';
import { labelOf } from './label-of';
import { traitKey } from './trait-icons';

const file = new URL('../../locales/en-GB/attributes.json', import.meta.url);
const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;

describe('labelOf', () => {
  it.each([
    ['film_noir', 'Film Noir'],
    ['pov', 'POV'],
    ['mirror_pov', 'Mirror POV'],
    ['neon', 'Neon'],
  ])('writes %s as %s', (label, text) => {
    expect(labelOf(label)).toBe(text);
  });
});

// Another test checks for all strings that other languages have the same keys as English.
describe('words for the values', () => {
  it.each([
    ...(['Occupation', 'Hobby', 'Personality', 'Relationship', 'Voice'] as const).map(
      (type) => [type, attributeCatalogue[type]] as const,
    ),
  ])('are there for every %s', (kind, values) => {
    expect(Object.keys(words[kind] ?? {})).toEqual(values.map(traitKey));
  });

  it('exist for every value that the filters offer, in every category', () => {
    for (const category of [undefined, 'Girls', 'Boys', 'Anime'] as const) {
      for (const { kind, values } of attributeGroups(category)) {
        expect(Object.keys(words[kind] ?? {}), kind).toEqual(
          expect.arrayContaining(values.map(traitKey)),
        );
      }
    }
  });
});
