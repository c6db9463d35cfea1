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
import type { ClubStanding } from '~/domain/fanclubs/schema';
import type { FeedCharacter } from '~/domain/feeds/list-feed-characters';
import { defaultPreview } from '~/domain/media/previews';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import type { MediaAddress } from '../../kit/http/context/media-addresses';

const path = z.string().nullable();

/** Site paths of a character's pictures; null where one has not been made. */
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
  /** By whoever asks: it takes no messages of theirs, and stands in none of their lists. */
  isBlocked: z.boolean(),
  /** As shown, by the setting engagement_display. */
  followersCount: z.number().int(),
  /** Whoever asks belongs to the fan club; both names are the contract's. */
  isMember: z.boolean(),
  isCurrentUserFanClubMember: z.boolean(),
  /** Dollars a month, less the discount; null where there is no club, or none that money opens. */
  fun_club_price: z.number().nullable(),
  fanClubDiscountPercent: z.number().int(),
  /** Whole tokens a month; null where tokens open no club. */
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

/** A character as a card shows it. */
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

/** What the cards of a page draw. */
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

/** A character as a page draws them in its lists. */
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

/** Somebody to call, as a page draws them: it shows their line, too. */
export type DrawnVoice = DrawnCard & Pick<CharacterCard, 'tagline'>;

/** A page of characters as cards. */
export function presentCards<Page extends { items: Character[] }>(
  { items, ...page }: Page,
  address: MediaAddress,
) {
  return { ...page, items: items.map((character) => presentCard(character, address)) };
}

/** A whole profile, with how whoever asks stands to the character's club. */
export function presentProfile(
  profile: StoredProfile,
  club: ClubStanding | undefined,
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

/** Somebody who is live. */
export function presentLive(
  character: LiveCharacter,
  club: ClubStanding | undefined,
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
