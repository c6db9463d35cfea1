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
  /** The photo or video for viewers who may see it, the locked rendition for others. */
  assetUrl: z.string(),
  /** The first frame of a video that the viewer may see. */
  firstFrameUrl: z.string().nullable(),
  /** The photo or the first frame in all sizes. Null if the viewer may only see the locked rendition. */
  picture: pictureSchema.nullable(),
  isFree: z.boolean(),
  /**
   * The price for this viewer of this asset alone, in whole tokens; null if it is unlocked or not sold
   * alone.
   */
  unlockPrice: z.number().int().nullable(),
  /** The price of this asset alone by card, in dollars; null if it is unlocked or not sold by card. */
  cardPrice: z.number().nullable(),
  isAssetAvailableForUser: z.boolean(),
  isSpicyBlurred: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** True for a video with sound. */
  hasSound: z.boolean(),
});
export type PostAsset = z.infer<typeof postAssetSchema>;

export const postSchema = z.object({
  _id: idSchema,
  textContent: z.string(),
  createdAt: z.iso.datetime(),
  accessType: z.enum(accessTypes),
  /** In whole tokens; null if it cannot be unlocked with tokens. */
  unlockPrice: z.number().int().nullable(),
  alternativePriceWithDiscount: z.number().int().nullable(),
  /** The price for this viewer of everything that is still locked, minus what they have paid for parts. */
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
    /** The fan club. Null if there is none; then Premium unlocks the club's posts. */
    club: z
      .object({
        /** The id with which the club is joined: the creator's, else the character's. */
        creatorId: idSchema,
        /** Dollars per month; null if it cannot be joined with money. */
        price: z.number().nullable(),
        /** Whole tokens per month; null if it cannot be joined with tokens. */
        tokenPrice: z.number().int().nullable(),
      })
      .nullable(),
  }),
  assets: z.array(postAssetSchema),
});
export type Post = z.infer<typeof postSchema>;

/** Presents a post for its viewer, with addresses signed for everyone or for that viewer. */
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

/** Presents a page of posts. */
export function presentPosts<Page extends { items: ShownPost[] }>(
  { items, ...page }: Page,
  address: PostMediaAddress,
) {
  return { ...page, items: items.map((post) => presentPost(post, address)) };
}

/** Returns the lock state: a locked post names what would unlock it. */
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
