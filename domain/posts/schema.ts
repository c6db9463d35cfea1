import * as z from 'zod';
import { idSchema } from '../shared/ids';

const accessTypes = ['free', 'token', 'fanClub', 'tokenOrFanclub', 'subscription'] as const;
export type AccessType = (typeof accessTypes)[number];

const contentLevels = ['SFW', 'Topless', 'Nude', 'Explicit'] as const;
export type ContentLevel = (typeof contentLevels)[number];

/** Widths of a photo, or of a video's first frame, in pixels; never wider than the original. */
export const renditionWidths = [360, 720] as const;

export const pictureSchema = z.object({
  /** Site path of the widest WebP. */
  url: z.string(),
  sources: z.array(
    z.object({ url: z.string(), width: z.number().int(), format: z.enum(['webp', 'avif']) }),
  ),
});
export type Picture = z.infer<typeof pictureSchema>;

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
  feedItemType: z.enum(['post', 'recommendation']),
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
    type: z.enum(['Platform', 'VerifiedModel', 'UserCreated']),
    style: z.enum(['Realistic', 'Anime']),
    age: z.number().int(),
    occupation: z.string(),
    avatar: z.string().nullable(),
    isLive: z.boolean(),
    isFollowed: z.boolean(),
    isMember: z.boolean(),
  }),
  assets: z.array(postAssetSchema),
});
export type Post = z.infer<typeof postSchema>;

/** Who looks: what they may see of a post is decided by this alone. */
export interface PostViewer {
  /** Null for who has no account, or has one that is not verified. */
  userId: string | null;
  isSubscriber: boolean;
}

/**
 * Turns storage keys into addresses. A file that not everybody may see is signed for its viewer;
 * any other has an address that is the same for all.
 */
export interface PostMediaAddress {
  forEverybody(storageKey: string): string;
  forViewer(storageKey: string): string;
}
