import * as z from 'zod';
import { characterStyles, characterTypes } from '~/domain/characters/schema';
import { renditionKeys } from '~/domain/media/rendition-keys';
import {
  accessTypes,
  contentLevels,
  feedSources,
  type Post as ShownPost,
  type PostAsset as ShownAsset,
} from '~/domain/posts/schema';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import type { PostMediaAddress } from '../../kit/http/context/media-addresses';
import { pictureSchema, presentPicture } from '../../media/presenters/picture';

const postAssetSchema = z.object({
  _id: idSchema,
  mediaType: z.enum(['photo', 'video', 'unsupported']),
  /** The photo or video itself for who may see it, the locked rendition for anybody else. */
  assetUrl: z.string(),
  /** Of a video that may be seen. */
  firstFrameUrl: z.string().nullable(),
  /** In all sizes: the photo or the first frame. Null where only the locked rendition may be seen. */
  picture: pictureSchema.nullable(),
  isFree: z.boolean(),
  /** Whole tokens that open it alone to this viewer; null where it is open, or not sold alone. */
  unlockPrice: z.number().int().nullable(),
  /** Dollars that a card pays for it alone; null where it is open, or no card opens it. */
  cardPrice: z.number().nullable(),
  isAssetAvailableForUser: z.boolean(),
  isSpicyBlurred: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** Whether it is a video that can be heard. */
  hasSound: z.boolean(),
});
export type PostAsset = z.infer<typeof postAssetSchema>;

export const postSchema = z.object({
  _id: idSchema,
  textContent: z.string(),
  createdAt: z.iso.datetime(),
  accessType: z.enum(accessTypes),
  /** Whole tokens; null where tokens open nothing. */
  unlockPrice: z.number().int().nullable(),
  alternativePriceWithDiscount: z.number().int().nullable(),
  /** What this viewer pays now for all of it that is locked: less what they have paid for parts. */
  priceNow: z.number().int().nullable(),
  contentLevel: z.enum(contentLevels),
  feedItemType: z.enum(feedSources),
  lockState: z.enum(['unlocked', 'locked/unlocked', 'locked/subscription']),
  isLiked: z.boolean(),
  likesCount: z.number().int(),
  views: z.number().int(),
  recentUnlocks: z
    .object({
      count: z.number().int(),
      minutes: z.union([z.literal(15), z.literal(30), z.literal(45), z.literal(60)]),
    })
    .nullable(),
  characterMeta: z.object({
    characterId: idSchema,
    characterName: z.string(),
    characterSlug: z.string(),
    type: z.enum(characterTypes),
    style: z.enum(characterStyles),
    age: z.number().int(),
    occupation: z.string(),
    avatar: z.string().nullable(),
    isLive: z.boolean(),
    isFollowed: z.boolean(),
    isMember: z.boolean(),
    /** The fan club; null where there is none, and Premium opens what is for one. */
    club: z
      .object({
        /** What it is joined by: the creator, else the character. */
        creatorId: idSchema,
        /** Dollars a month; null where money opens nothing. */
        price: z.number().nullable(),
        /** Whole tokens a month; null where tokens open nothing. */
        tokenPrice: z.number().int().nullable(),
      })
      .nullable(),
  }),
  assets: z.array(postAssetSchema),
});
export type Post = z.infer<typeof postSchema>;

/** A post as its viewer is shown it, with addresses signed for everybody or for them. */
export function presentPost(post: ShownPost, address: PostMediaAddress): Post {
  const { priceNow, contentLevel, isLiked, views, recentUnlocks, character } = post;
  return {
    _id: post.id,
    textContent: post.text,
    createdAt: post.createdAt.toISOString(),
    accessType: post.access,
    unlockPrice: post.unlockPrice,
    alternativePriceWithDiscount: post.discountedPrice,
    priceNow,
    contentLevel,
    feedItemType: post.feedSource,
    lockState: lockStateOf(post),
    isLiked,
    likesCount: post.likes,
    views,
    recentUnlocks,
    characterMeta: {
      characterId: character.id,
      characterName: character.name,
      characterSlug: character.slug,
      type: character.type,
      style: character.style,
      age: character.age,
      occupation: character.occupation,
      avatar: character.avatar === null ? null : address.forEverybody(character.avatar),
      isLive: character.isLive,
      isFollowed: character.isFollowed,
      isMember: character.isMember,
      club: character.club && {
        creatorId: character.club.creatorId ?? character.id,
        price: character.club.price && toDecimal(character.club.price),
        tokenPrice: character.club.tokenPrice,
      },
    },
    assets: post.assets.map((asset) => presentAsset(asset, address)),
  };
}

/** A page of posts. */
export function presentPosts<Page extends { items: ShownPost[] }>(
  { items, ...page }: Page,
  address: PostMediaAddress,
) {
  return { ...page, items: items.map((post) => presentPost(post, address)) };
}

/** A locked post says what would open it. */
function lockStateOf({ isOpen, access }: ShownPost): Post['lockState'] {
  if (isOpen) return 'unlocked';
  return access === 'subscription' ? 'locked/subscription' : 'locked/unlocked';
}

function presentAsset(asset: ShownAsset, address: PostMediaAddress): PostAsset {
  const { isFree, unlockPrice, cardPrice, width, height, durationMs, hasSound } = asset;
  return {
    _id: asset.id,
    ...presentMedia(asset, address),
    isFree,
    unlockPrice,
    cardPrice: cardPrice && toDecimal(cardPrice),
    isAssetAvailableForUser: asset.availability === 'available',
    isSpicyBlurred: asset.availability === 'spicy-blurred',
    width,
    height,
    durationMs,
    hasSound,
  };
}

type PresentedMedia = Pick<PostAsset, 'mediaType' | 'assetUrl' | 'firstFrameUrl' | 'picture'>;

function presentMedia({ media, width }: ShownAsset, address: PostMediaAddress): PresentedMedia {
  const nothing = { assetUrl: '', firstFrameUrl: null, picture: null };
  if (!media) return { ...nothing, mediaType: 'unsupported' };
  const mediaType = media.kind;
  if (!media.isOpen) {
    return { ...nothing, mediaType, assetUrl: address.forEverybody(media.lockedKey) };
  }
  const sign = media.isForEverybody ? address.forEverybody : address.forViewer;
  const picture = presentPicture(media.folder, width, sign);
  return mediaType === 'video'
    ? {
        mediaType,
        assetUrl: sign(renditionKeys.video(media.folder)),
        firstFrameUrl: picture.url,
        picture,
      }
    : { mediaType, assetUrl: picture.url, firstFrameUrl: null, picture };
}
