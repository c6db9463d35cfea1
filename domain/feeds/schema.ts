import * as z from 'zod';
import type { Character } from '../characters/schema';
import type { Person } from '../shared/person';

export const feedTabs = [
  'forYou',
  'trending',
  'new',
  'liveNow',
  'following',
  'onSale',
  'explicit',
  'premium',
  'funClub',
  'anime',
] as const;
export const feedTabSchema = z.enum(feedTabs);
export type FeedTab = z.infer<typeof feedTabSchema>;

/** Which characters of a tab are wanted, and for whom. */
export interface FeedCharactersList {
  tab: FeedTab;
  /** Where in the shuffled order a visit begins, 0 to 1. */
  seed: number;
  limit: number;
  cursor?: string | undefined;
  userId: string | null;
  /** Who they are for: a member or a visitor; null where nobody knows. */
  person: Person | null;
}

/** Filters by an attribute of a post's character, and how the attribute's type is written. */
export const attributeTypes = {
  hairColor: 'HairColor',
  ethnicity: 'Ethnicity',
  breastSize: 'BreastSize',
  bodyType: 'BodyType',
  buttSize: 'ButtSize',
  personality: 'Personality',
  hobbies: 'Hobby',
} as const;
export type AttributeFilter = keyof typeof attributeTypes;
export const attributeFilters = Object.keys(attributeTypes) as AttributeFilter[];

/** What a feed is narrowed to; of several values of one filter any will do. */
export interface FeedFilters extends Partial<Record<AttributeFilter, string[]>> {
  characterSlug?: string | undefined;
  /** Women, men or anime, as their characters are sorted. */
  category?: Character['category'] | undefined;
  /** `public` asks for nothing, `private` for something. */
  privacyType?: 'public' | 'private' | undefined;
  clothing?: string[] | undefined;
  /** Realistic, Anime or extra styles. */
  style?: string[] | undefined;
  videoTag?: string[] | undefined;
}
