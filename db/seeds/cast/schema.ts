import * as z from 'zod';
import { traitOverridesSchema } from '~/sandbox/studio/traits';

export const ETHNICITIES = [
  'African',
  'East Asian',
  'European',
  'Latin American',
  'Middle Eastern',
  'Mixed',
  'South Asian',
  'Southeast Asian',
] as const;

export const EYE_COLOURS = [
  'Amber',
  'Blue',
  'Brown',
  'Gold',
  'Green',
  'Hazel',
  'Red',
  'Violet',
] as const;

export const HAIR_COLOURS = [
  'Auburn',
  'Black',
  'Blonde',
  'Blue',
  'Brown',
  'Copper',
  'Pink',
  'Red',
  'Silver',
  'Teal',
  'Violet',
] as const;

export const HAIR_STYLES = [
  'Afro',
  'Bob',
  'Bun',
  'Buzz cut',
  'Crop',
  'Curly',
  'Curtain bangs',
  'Fringe',
  'Hat',
  'Headscarf',
  'Pixie',
  'Ponytail',
  'Quiff',
  'Shoulder length',
  'Side part',
  'Slicked back',
  'Straight',
  'Wavy',
] as const;

/** Keys of the trait icons. Some are spelt as the contract spells them. */
export const OCCUPATIONS = [
  'actress',
  'make_up',
  'singer',
  'cooker',
  'teacher',
  'dancer',
  'fashion_designer',
  'massage_therapist',
  'model',
  'waiter',
  'nurse',
  'pilot',
  'pharmacist',
  'firefighter',
  'lawyer',
  'fitness_coach',
  'flight_attendant',
  'hairdresser',
  'influencer',
  'secretary',
  'interior_desighner',
  'photographer',
  'police_officer',
  'secret_agent',
  'self_employed',
] as const;

export const HOBBIES = [
  'gaming',
  'art',
  'fitness',
  'reading',
  'tennis_ball',
  'yoga',
  'writing',
  'travel',
  'shopping',
  'dancing',
  'nightlife',
  'movies',
] as const;

/** What somebody of the cast is to a person. Never family, and nobody below somebody else. */
export const RELATIONSHIPS = [
  'stranger',
  'mentor',
  'friends',
  'girlfriend',
  'colleag',
  'best_friend',
] as const;

export const PERSONALITIES = [
  'Romantic',
  'Flirty',
  'Playful',
  'Serious',
  'Caring',
  'Affectionate',
  'Nurturing',
  'Protective',
] as const;

export const VOICES = ['Happy', 'Narrative', 'Sad'] as const;

const attributesSchema = z.strictObject({
  Ethnicity: z.enum(ETHNICITIES),
  EyeColor: z.enum(EYE_COLOURS),
  HairStyle: z.enum(HAIR_STYLES),
  HairColor: z.enum(HAIR_COLOURS),
  BodyType: z.enum(['Petite', 'Slim', 'Athletic', 'Voluptuous', 'Curvy']),
  Personality: z.enum(PERSONALITIES),
  Voice: z.enum(VOICES),
  Occupation: z.enum(OCCUPATIONS),
  Hobby: z.enum(HOBBIES),
  Relationship: z.enum(RELATIONSHIPS),
});

const words = (shortest: number, longest: number) => z.string().trim().min(shortest).max(longest);

export const castMemberSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: words(3, 40),
  /** Nobody of the cast is near the edge of adulthood. */
  age: z.int().min(21).max(75),
  gender: z.enum(['female', 'male', 'trans']),
  style: z.enum(['Realistic', 'Anime']),
  origin: z.enum(['platform', 'verified_model']),
  category: z.enum(['Girls', 'Boys', 'Anime']),
  badge: z.enum(['None', 'New', 'Premium', 'Hot']),
  /** The trade in human words; the icon's key is an attribute. */
  occupationLabel: words(3, 40),
  attributes: attributesSchema,
  heightCm: z.int().min(150).max(205),
  place: words(3, 40),
  tagline: words(20, 120),
  bio: words(80, 420),
  /** The first thing a character says to somebody new. */
  greeting: words(20, 240),
  /** Tells a language model how the character speaks. */
  speechStyle: words(30, 240),
  /** In the first person, usable in conversation. */
  facts: z.array(words(10, 140)).length(5),
  availableForCalls: z.boolean(),
  traits: traitOverridesSchema,
});

export type CastMember = z.infer<typeof castMemberSchema>;
