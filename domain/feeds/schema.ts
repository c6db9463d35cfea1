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

/** The wanted characters of a tab, and their viewer. */
export interface FeedCharactersList {
  tab: FeedTab;
  /** The start of the visit in the shuffled order, 0 to 1. */
  seed: number;
  limit: number;
  cursor?: string | undefined;
  userId: string | null;
  /** The viewer, a user or a visitor; null if not identified. */
  person: Person | null;
}

/** Filters by an attribute of a post's character, with the spelling of the attribute's type. */
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

/** The filters of a feed. Of several values of one filter, any may match. */
export interface FeedFilters extends Partial<Record<AttributeFilter, string[]>> {
  characterSlug?: string | undefined;
  /** The category of the character: women, men or anime. */
  category?: Character['category'] | undefined;
  /** `public` is free, `private` is paid. */
  privacyType?: 'public' | 'private' | undefined;
  clothing?: string[] | undefined;
  /** Realistic, Anime or extra styles. */
  style?: string[] | undefined;
  videoTag?: string[] | undefined;
}
