import * as z from 'zod';

/** The styles that are shown to users, for every origin of a character. */
export const characterStyles = ['Realistic', 'Anime'] as const;
export const characterCategories = ['Girls', 'Boys', 'Anime'] as const;
export const characterBadges = ['None', 'New', 'Premium', 'Hot'] as const;
export const characterTypes = ['Platform', 'VerifiedModel', 'UserCreated'] as const;
export const characterOrigins = ['platform', 'verified_model', 'user_created'] as const;
export const characterGenders = ['female', 'male', 'trans'] as const;

/** The storage keys of a character's pictures; null for one that does not exist. */
export interface CharacterMedia {
  portrait: string | null;
  card: string | null;
  cover: string | null;
  avatar: string | null;
  preview: string | null;
  videoPreview: string | null;
  poster: string | null;
}

/** A character as lists show it. */
export interface Character {
  id: string;
  slug: string;
  name: string;
  firstName: string;
  age: number;
  occupation: string;
  style: (typeof characterStyles)[number];
  category: (typeof characterCategories)[number];
  badge: (typeof characterBadges)[number];
  type: (typeof characterTypes)[number];
  origin: (typeof characterOrigins)[number];
  gender: (typeof characterGenders)[number];
  availableForCalls: boolean;
  isLive: boolean;
  tagline: string;
  /** True if the reader follows it. */
  isFollowed: boolean;
  media: CharacterMedia;
}

export interface CharacterProfile extends Character {
  /** True if the reader has blocked it. */
  isBlocked: boolean;
  bio: string;
  greeting: string;
  place: string | null;
  heightCm: number | null;
  attributes: { type: string; value: string }[];
  createdAt: Date;
  /** The displayed number, by the setting engagement_display. */
  followers: number;
  /** The creator of a verified model; null for any other character. */
  creatorId: string | null;
  /** The storage keys of pictures and loops that promote the character. */
  previews: string[];
}

/** A character that is live. */
export interface LiveCharacter extends Character {
  /** The creator of a verified model; null for any other character. */
  creatorId: string | null;
}

/** Instructions for the language model on how this character speaks. */
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

/** A filter for lists: published characters that match all of it. */
export interface CharacterFilter {
  section: CharacterSection;
  gender?: Character['gender'] | undefined;
  style?: Character['style'] | undefined;
  origin?: Character['origin'] | undefined;
  isRecommended?: boolean | undefined;
  exceptIds?: string[] | undefined;
  /** Only characters that this person follows. */
  followedBy?: string | undefined;
}

export interface CharacterPage<Item> {
  items: Item[];
  nextCursor: string | null;
}
