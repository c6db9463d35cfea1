import * as z from 'zod';
import { heightLabel } from '~/domain/characters/height';
import {
  characterBadges,
  characterCategories,
  characterGenders,
  characterOrigins,
  characterStyles,
  characterTypes,
  type Character,
  type CharacterMedia as StoredMedia,
  type CharacterProfile as StoredProfile,
  type LiveCharacter,
} from '~/domain/characters/schema';
import type { ClubStatus } from '~/domain/fanclubs/schema';
import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import { defaultPreview } from '~/domain/media/previews';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

const path = z.string().nullable();

/** Site paths of a character's pictures; null where a picture does not exist. */
const characterMediaSchema = z.object({
  portrait: path,
  card: path,
  cover: path,
  avatar: path,
  preview: path,
  videoPreview: path,
  poster: path,
});
export type CharacterMedia = z.infer<typeof characterMediaSchema>;

export const characterCardSchema = z.object({
  _id: idSchema,
  slug: z.string(),
  name: z.string(),
  firstName: z.string(),
  age: z.number().int(),
  occupation: z.string(),
  style: z.enum(characterStyles),
  category: z.enum(characterCategories),
  badge: z.enum(characterBadges),
  type: z.enum(characterTypes),
  origin: z.enum(characterOrigins),
  gender: z.enum(characterGenders),
  availableForCalls: z.boolean(),
  isLive: z.boolean(),
  tagline: z.string(),
  /** True if the caller follows the character. */
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
  /**
   * True if the caller blocked the character. It then accepts none of their messages and is in none of
   * their lists.
   */
  isBlocked: z.boolean(),
  /** The number shown, according to the setting engagement_display. */
  followersCount: z.number().int(),
  /** True if the caller is a member of the fan club. Both names are part of the contract. */
  isMember: z.boolean(),
  isCurrentUserFanClubMember: z.boolean(),
  /** US dollars a month after the discount; null if there is no club or it cannot be bought with money. */
  fun_club_price: z.number().nullable(),
  fanClubDiscountPercent: z.number().int(),
  /** Whole tokens a month; null if the club cannot be bought with tokens. */
  fanClubTokenPrice: z.number().int().nullable(),
  verifiedModelCreatorId: idSchema.nullable(),
  /** Pictures and loops that promote the character. */
  meta: z.object({ previews: z.array(z.string()) }),
});
export type CharacterProfile = z.infer<typeof characterProfileSchema>;

export const liveCharacterSchema = characterCardSchema.extend({
  verifiedModelCreatorId: idSchema.nullable(),
  isUserInFanclub: z.boolean(),
});

/** Returns a character in the form of a card. */
export function presentCard(character: Character, address: MediaAddress): CharacterCard {
  const { id, slug, name, firstName, age, occupation, style, category, badge } = character;
  const { type, origin, gender, availableForCalls, isLive, tagline, isFollowed } = character;
  return {
    _id: id,
    slug,
    name,
    firstName,
    age,
    occupation,
    style,
    category,
    badge,
    type,
    origin,
    gender,
    availableForCalls,
    isLive,
    tagline,
    isFollowed,
    media: presentMedia(character.media, address),
  };
}

/** The fields that a page's cards show. */
export type DrawnCard = Pick<
  FeedCharacter,
  | 'slug'
  | 'name'
  | 'age'
  | 'occupation'
  | 'badge'
  | 'type'
  | 'availableForCalls'
  | 'isLive'
  | 'discountPercent'
> & { _id: string; media: Pick<CharacterMedia, 'card' | 'videoPreview' | 'poster'> };

/** Returns a character in the form that a page's lists show. */
export function presentDrawnCard(character: FeedCharacter, address: MediaAddress): DrawnCard {
  const { id, slug, name, age, occupation, badge, type, isLive } = character;
  const { card, portrait, videoPreview, poster } = character.media;
  const at = addressOrNull(address);
  return {
    _id: id,
    slug,
    name,
    age,
    occupation,
    badge,
    type,
    availableForCalls: character.availableForCalls,
    isLive,
    ...(character.discountPercent !== undefined && { discountPercent: character.discountPercent }),
    media: { card: at(card ?? portrait), videoPreview: at(videoPreview), poster: at(poster) },
  };
}

/** A character that can be called, in the form that a page shows; it includes the tagline. */
export type DrawnVoice = DrawnCard & Pick<CharacterCard, 'tagline'>;

/** Returns a page of characters as cards. */
export function presentCards<Page extends { items: Character[] }>(
  { items, ...page }: Page,
  address: MediaAddress,
) {
  return { ...page, items: items.map((character) => presentCard(character, address)) };
}

/** Returns a complete profile, with the caller's status in the character's club. */
export function presentProfile(
  profile: StoredProfile,
  club: ClubStatus | undefined,
  address: MediaAddress,
): CharacterProfile {
  const { bio, greeting, place, heightCm, attributes } = profile;
  const isMember = club?.isMember ?? false;
  return {
    ...presentCard(profile, address),
    bio,
    greeting,
    place,
    heightCm,
    heightLabel: heightCm === null ? null : heightLabel(heightCm),
    attributes,
    createdAt: profile.createdAt.toISOString(),
    isBlocked: profile.isBlocked,
    followersCount: profile.followers,
    isMember,
    isCurrentUserFanClubMember: isMember,
    fun_club_price: club?.price ? toDecimal(club.price) : null,
    fanClubDiscountPercent: club?.discountPercent ?? 0,
    fanClubTokenPrice: club?.tokenPrice ?? null,
    verifiedModelCreatorId: profile.creatorId,
    meta: { previews: profile.previews.map(address) },
  };
}

/** Returns a character that is live. */
export function presentLive(
  character: LiveCharacter,
  club: ClubStatus | undefined,
  address: MediaAddress,
): z.infer<typeof liveCharacterSchema> {
  return {
    ...presentCard(character, address),
    verifiedModelCreatorId: character.creatorId,
    isUserInFanclub: club?.isMember ?? false,
  };
}

const addressOrNull = (address: MediaAddress) => (key: string | null) =>
  key === null ? null : address(key);

function presentMedia(media: StoredMedia, address: MediaAddress): CharacterMedia {
  const at = addressOrNull(address);
  return {
    portrait: at(media.portrait),
    card: at(media.card),
    cover: at(media.cover),
    avatar: at(media.avatar),
    preview: at(media.preview) ?? defaultPreview,
    videoPreview: at(media.videoPreview),
    poster: at(media.poster),
  };
}
