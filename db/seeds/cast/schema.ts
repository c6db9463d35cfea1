import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { traitsSchema } from '~/sandbox/studio';

/** The possible relationships to a person. Never family, and never a subordinate role. */
const relationships = [
  'stranger',
  'mentor',
  'friends',
  'girlfriend',
  'colleag',
  'best_friend',
] as const;

const personalities = [
  'Romantic',
  'Flirty',
  'Playful',
  'Serious',
  'Caring',
  'Affectionate',
  'Nurturing',
  'Protective',
] as const;

const voices = ['Happy', 'Narrative', 'Sad'] as const;

const sizes = ['Small', 'Medium', 'Large'] as const;
/** The sizes of men, whose scale describes their build. */
const builds = ['Skinny', 'Athletic'] as const;

const attributesSchema = z.strictObject({
  Ethnicity: z.enum(attributeCatalogue.Ethnicity),
  EyeColor: z.enum(attributeCatalogue.EyeColor),
  HairStyle: z.enum(attributeCatalogue.HairStyle),
  HairColor: z.enum(attributeCatalogue.HairColor),
  BodyType: z.enum(attributeCatalogue.BodyType),
  BreastSize: z.enum(sizes).optional(),
  ButtSize: z.enum([...sizes, ...builds]),
  Personality: z.enum(personalities),
  Voice: z.enum(voices),
  Occupation: z.enum(attributeCatalogue.Occupation),
  Hobby: z.enum(attributeCatalogue.Hobby),
  Relationship: z.enum(relationships),
});

const words = (shortest: number, longest: number) => z.string().trim().min(shortest).max(longest);

export const castMemberSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: words(3, 40),
  /** All members of the cast are clearly adults. */
  age: z.int().min(21).max(75),
  gender: z.enum(['female', 'male', 'trans']),
  style: z.enum(['Realistic', 'Anime']),
  origin: z.enum(['platform', 'verified_model']),
  category: z.enum(['Girls', 'Boys', 'Anime']),
  badge: z.enum(['None', 'New', 'Premium', 'Hot']),
  /** The occupation as a readable text. The key of its icon is an attribute. */
  occupationLabel: words(3, 40),
  attributes: attributesSchema,
  heightCm: z.int().min(150).max(205),
  place: words(3, 40),
  tagline: words(20, 120),
  bio: words(80, 420),
  /** The first message of a character in a new chat. */
  greeting: words(20, 240),
  /** Describes the character's way of speaking for a language model. */
  speechStyle: words(30, 240),
  /** Written in the first person, for use in conversation. */
  facts: z.array(words(10, 140)).length(5),
  availableForCalls: z.boolean(),
  traits: traitsSchema.partial(),
});

export type CastMember = z.infer<typeof castMemberSchema>;
