import * as z from 'zod';
import { idSchema } from '../shared/ids';

const address = z.string().nullable();

/** Site paths of a character's pictures; null where one has not been made. */
const characterMediaSchema = z.object({
  portrait: address,
  card: address,
  cover: address,
  avatar: address,
  preview: address,
  videoPreview: address,
  poster: address,
});
export type CharacterMedia = z.infer<typeof characterMediaSchema>;

export const characterCardSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  name: z.string(),
  firstName: z.string(),
  age: z.number().int(),
  occupation: z.string(),
  style: z.enum(['Realistic', 'Anime']),
  category: z.enum(['Girls', 'Boys', 'Anime']),
  badge: z.enum(['None', 'New', 'Premium', 'Hot']),
  type: z.enum(['Platform', 'VerifiedModel', 'UserCreated']),
  origin: z.enum(['platform', 'verified_model', 'user_created']),
  gender: z.enum(['female', 'male', 'trans']),
  availableForCalls: z.boolean(),
  isLive: z.boolean(),
  tagline: z.string(),
  /** By whoever asks. */
  isFollowed: z.boolean(),
  media: characterMediaSchema,
});
export type CharacterCard = z.infer<typeof characterCardSchema>;

export const characterProfileSchema = characterCardSchema.extend({
  bio: z.string(),
  greeting: z.string(),
  place: z.string().nullable(),
  heightCm: z.number().int().nullable(),
  heightLabel: z.string().nullable(),
  attributes: z.array(z.object({ type: z.string(), value: z.string() })),
  createdAt: z.iso.datetime(),
  /** As shown, by the setting engagement_display. */
  followersCount: z.number().int(),
  /** Whoever asks belongs to the fan club; both names are the contract's. */
  isMember: z.boolean(),
  isCurrentUserFanClubMember: z.boolean(),
  verifiedModelCreatorId: idSchema.nullable(),
  /** Pictures and loops that promote the character, as they are stored. */
  meta: z.object({ previews: z.array(z.string()) }),
});
export type CharacterProfile = z.infer<typeof characterProfileSchema>;

/** How a language model is told to speak as this character. */
export const personaSchema = z.object({
  speechStyle: z.string(),
  facts: z.array(z.string()),
});
export type Persona = z.infer<typeof personaSchema>;

export const characterSections = [
  'all',
  'featured',
  'newest',
  'verified',
  'callable',
  'anime',
  'realistic',
  'live',
] as const;
export type CharacterSection = (typeof characterSections)[number];

/** Who shows what for a list: published characters that fit all of it. */
export interface CharacterFilter {
  section: CharacterSection;
  gender?: CharacterCard['gender'] | undefined;
  style?: CharacterCard['style'] | undefined;
  origin?: CharacterCard['origin'] | undefined;
  isRecommended?: boolean | undefined;
  exceptIds?: string[] | undefined;
  /** Whom this person follows. */
  followedBy?: string | undefined;
}

export interface CharacterPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

export const liveCharacterSchema = characterCardSchema.extend({
  verifiedModelCreatorId: idSchema.nullable(),
  isUserInFanclub: z.boolean(),
});
export type LiveCharacter = z.infer<typeof liveCharacterSchema>;

/** Turns a storage key into the address under which a viewer may load it. */
export type MediaAddress = (storageKey: string) => string;
