import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { characterGenders, characterStyles } from '~/domain/characters/schema';
import { highestAge, lowestAge } from '~/domain/made-characters/choices';

const { Ethnicity, EyeColor, HairStyle, HairColor, BodyType } = attributeCatalogue;

/** The parts of a sketch that can be shown. */
const frames = ['bust', 'eyes', 'figure'] as const;

/** The looks that a sketch shows, as its address states them. What is not chosen yet has a default. */
export const looksSchema = z.object({
  frame: z.enum(frames).default('bust'),
  style: z.enum(characterStyles).default('Realistic'),
  gender: z.enum(characterGenders).default('female'),
  ethnicity: z.enum(Ethnicity).default('Mixed'),
  age: z.coerce.number().int().min(lowestAge).max(highestAge).default(30),
  eyes: z.enum(EyeColor).default('Brown'),
  hair: z.enum(HairStyle).optional(),
  hairColor: z.enum(HairColor).default('Black'),
  body: z.enum(BodyType).default('Slim'),
});
export type Looks = z.output<typeof looksSchema>;

/** The colours of skin under the light of the sketch. */
export const skins: Readonly<Record<Looks['ethnicity'], string>> = {
  African: '#6b3d28',
  'East Asian': '#eec6a8',
  European: '#f0c8ae',
  'Latin American': '#c58b62',
  'Middle Eastern': '#d09a70',
  Mixed: '#b98058',
  'South Asian': '#935c3c',
  'Southeast Asian': '#cd9a70',
};
