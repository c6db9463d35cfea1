import * as z from 'zod';

/** What people are told a character is, whoever made it. */
export const characterStyles = ['Realistic', 'Anime'] as const;
export const characterCategories = ['Girls', 'Boys', 'Anime'] as const;
export const characterBadges = ['None', 'New', 'Premium', 'Hot'] as const;
export const characterTypes = ['Platform', 'VerifiedModel', 'UserCreated'] as const;
export const characterOrigins = ['platform', 'verified_model', 'user_created'] as const;
export const characterGenders = ['female', 'male', 'trans'] as const;

/** Where a character's pictures are stored; null where one has not been made. */
export interface CharacterMedia {
  portrait: string | null;
  card: string | null;
  cover: string | null;
  avatar: string | null;
  preview: string | null;
  videoPreview: string | null;
  poster: string | null;
}

/** A character as lists need it. */
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
  /** By whoever asks. */
  isFollowed: boolean;
  media: CharacterMedia;
}

export interface CharacterProfile extends Character {
  /** By whoever asks. */
  isBlocked: boolean;
  bio: string;
  greeting: string;
  place: string | null;
  heightCm: number | null;
  attributes: { type: string; value: string }[];
  createdAt: Date;
  /** As shown, by the setting engagement_display. */
  followers: number;
  /** Whose twin it is; null of any other character. */
  creatorId: string | null;
  /** Pictures and loops that promote the character, as they are stored. */
  previews: string[];
}

/** A character that is live. */
export interface LiveCharacter extends Character {
  /** Whose twin it is; null of any other character. */
  creatorId: string | null;
}

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
  gender?: Character['gender'] | undefined;
  style?: Character['style'] | undefined;
  origin?: Character['origin'] | undefined;
  isRecommended?: boolean | undefined;
  exceptIds?: string[] | undefined;
  /** Whom this person follows. */
  followedBy?: string | undefined;
}

export interface CharacterPage<Item> {
  items: Item[];
  nextCursor: string | null;
}
