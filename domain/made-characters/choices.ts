import * as z from 'zod';
import { attributeCatalogue } from '../characters/attribute-catalogue';
import { characterGenders, characterStyles } from '../characters/schema';
import { wordsSchema } from '../shared/words/words-schema';
import { namesMinor, namesRealPerson } from './judge-wording';
import type { MakingStep } from './steps';

/** The lowest age that is ever accepted, whatever the settings say. The table refuses less, too. */
export const lowestAge = 18;
export const highestAge = 99;

/** The maximum number of characters of the texts. */
export const longest = { name: 50, greeting: 240, line: 300, bio: 420 } as const;

export const fewestHobbies = 1;
export const mostHobbies = 3;

const invalid = 'please enter valid';

/** A value that the settings list; the options of its step decide which. */
const trait = z.string(invalid).min(1, invalid).max(60, invalid);
/** Returns a schema for one of some values; the options of its step are some of them. */
const traitOf = (values: readonly string[]) =>
  trait.refine((value) => values.includes(value), invalid).meta({ enum: [...values] });
const { Ethnicity, EyeColor, HairStyle, HairColor, BodyType, BreastSize, ButtSize } =
  attributeCatalogue;

/** The scenes in which the first conversation can begin. */
export const openingScenes = [
  'harbour',
  'night_train',
  'cafe',
  'rooftop',
  'bookshop',
  'kitchen',
] as const;
const required = (text: string) => text !== '';

/** Returns a schema for a text of the person that is not judged yet. */
const writing = (length: number) =>
  wordsSchema({ missing: invalid }).max(length, { error: invalid, abort: true });

/**
 * Returns a schema for a text of the person, which may not make the character under age. A text that is too
 * long is not judged, since that takes time.
 */
const wording = (length: number) =>
  writing(length)
    .refine((text) => !namesMinor(text), 'made-under-age')
    .refine((text) => !namesRealPerson(text), 'made-real-person');

const isName = (text: string) => /\p{L}/u.test(text) && !/[\p{N}\n<>{}[\]]/u.test(text);

export const madeNameSchema = wording(longest.name)
  .refine(required, invalid)
  .refine(isName, invalid);
export const greetingSchema = wording(longest.greeting).refine(required, invalid);
export const lineSchema = wording(longest.line);
/** The name by which the character calls the person. */
export const yourNameSchema = wording(longest.name);

const chooseHobbies = 'choose-hobbies';

/** Returns the schema of an age from a lowest one on. */
export const ageFrom = (lowest: number) =>
  z.number(invalid).int(invalid).min(lowest, invalid).max(highestAge, invalid);

/** The schema of each step's choices. */
export const stepSchemas = {
  style: z.object({
    style: z.enum(characterStyles, invalid),
    gender: z.enum(characterGenders, invalid),
  }),
  ethnicity: z.object({ ethnicity: traitOf(Ethnicity) }),
  age: z.object({ age: ageFrom(lowestAge) }),
  eyes: z.object({ eyes: traitOf(EyeColor) }),
  hair: z.object({ hair: traitOf(HairStyle) }),
  'hair-color': z.object({ hairColor: traitOf(HairColor) }),
  body: z.object({ body: traitOf(BodyType) }),
  /** The drawing decides the sizes left out. Women and trans people: bust and hips; men: build. */
  figure: z.object({
    bust: traitOf(BreastSize).optional(),
    hips: traitOf(ButtSize).optional(),
    build: traitOf(ButtSize).optional(),
  }),
  personality: z.object({ personality: traitOf(attributeCatalogue.Personality) }),
  /** The id of a preset, and its emotion. */
  voice: z.object({ voice: trait, mood: traitOf(attributeCatalogue.Voice) }),
  occupation: z.object({ occupation: traitOf(attributeCatalogue.Occupation) }),
  hobbies: z.object({
    hobbies: z
      .array(traitOf(attributeCatalogue.Hobby), chooseHobbies)
      .min(fewestHobbies, chooseHobbies)
      .max(mostHobbies, chooseHobbies),
  }),
  relationship: z.object({ relationship: traitOf(attributeCatalogue.Relationship) }),
  name: z.object({
    name: madeNameSchema,
    greeting: greetingSchema,
    line: lineSchema.optional(),
    zodiac: trait.optional(),
    scene: traitOf(openingScenes).optional(),
    you: yourNameSchema.optional(),
    yourLine: lineSchema.optional(),
  }),
  /** The tokens that the person has agreed to, if they want to confirm spends. */
  summary: z.object({ confirmedTokens: z.number().int().positive().optional() }),
} as const satisfies Record<MakingStep, z.ZodObject>;

/** The choices of steps that are done, by step. */
export type StepChoices = {
  readonly [Step in MakingStep]?: z.output<(typeof stepSchemas)[Step]>;
};

/** Everything that is chosen about a character. */
export const choicesSchema = z.object({
  ...stepSchemas.style.shape,
  ...stepSchemas.ethnicity.shape,
  ...stepSchemas.age.shape,
  ...stepSchemas.eyes.shape,
  ...stepSchemas.hair.shape,
  ...stepSchemas['hair-color'].shape,
  ...stepSchemas.body.shape,
  ...stepSchemas.figure.shape,
  ...stepSchemas.personality.shape,
  ...stepSchemas.voice.shape,
  ...stepSchemas.occupation.shape,
  ...stepSchemas.hobbies.shape,
  ...stepSchemas.relationship.shape,
  ...stepSchemas.name.shape,
});
export type Choices = z.output<typeof choicesSchema>;

/** Changed choices and a changed bio. The edit judges their texts. */
export const changesSchema = choicesSchema.partial().extend({
  name: writing(longest.name)
    .refine(isName, invalid)
    .describe('At least one letter, no digits and no brackets')
    .optional(),
  greeting: writing(longest.greeting).refine(required, invalid).describe('Not blank').optional(),
  line: writing(longest.line).optional(),
  you: writing(longest.name).optional(),
  yourLine: writing(longest.line).optional(),
  bio: writing(longest.bio).refine(required, invalid).describe('Not blank').optional(),
});

/** Stored choices. Their texts were judged when they were written. */
export const storedChoicesSchema = choicesSchema.extend({
  name: z.string(),
  greeting: z.string(),
  line: z.string().optional(),
  you: z.string().optional(),
  yourLine: z.string().optional(),
});

/** Joins the choices of all steps. Throws if one is missing. */
export const joinChoices = (steps: StepChoices): Choices =>
  storedChoicesSchema.parse(Object.assign({}, ...Object.values(steps)));

/** Returns the choices of each step, without those of steps that have none. */
export function divideChoices(choices: Partial<Choices>): StepChoices {
  const entries = Object.entries(stepSchemas).flatMap(([step, { shape }]) => {
    const chosen = Object.entries(choices).filter(
      ([field, value]) => field in shape && value !== undefined,
    );
    return chosen.length === 0 ? [] : [[step, Object.fromEntries(chosen)]];
  });
  return Object.fromEntries(entries) as StepChoices;
}
