import * as z from 'zod';
import type { listOwnPosts } from '~/domain/creator-posts/list-own-posts';
import { imageStates, type OwnImage, type OwnPost } from '~/domain/creator-posts/schema';
import { ownAccessTypes } from '~/domain/creator-posts/terms';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import type { MediaAddress } from '../kit/http/context/media-addresses';
import { pictureSchema, presentPicture } from '../media/presenters/picture';

export const ownAssetSchema = z.object({
  _id: idSchema,
  status: z.enum(imageStates),
  /** The place in the post, from 0; null if it is not chosen. */
  position: z.number().int().nullable(),
  /** Null until it is made, and if it was held back or failed. */
  assetUrl: z.string().nullable(),
  picture: pictureSchema.nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

export const ownPostSchema = z
  .object({
    _id: idSchema,
    status: z.enum(['draft', 'published']),
    caption: z.string(),
    accessType: z.enum(ownAccessTypes),
    /** In whole tokens; null if tokens cannot unlock it. */
    unlockPrice: z.number().int().nullable(),
    characterSlug: z.string(),
    /** The first picture of the post; null without one. */
    imageUrl: z.string().nullable(),
    assets: z.array(ownAssetSchema),
    createdAt: z.iso.datetime(),
    /** The time at which a draft will be published; null without one. */
    publishAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** Null for a draft. */
    likesCount: z.number().int().nullable(),
    unlocksCount: z.number().int().nullable(),
    /** The creator's share of what was paid for it, in dollars; null for a draft. */
    earned: z.number().nullable(),
  })
  .meta({ id: 'VerifiedModelPost' });

export type PresentedPost = z.output<typeof ownPostSchema>;

/** Presents an image of a creator's post to its creator alone. */
export const presentOwnImage = (
  { id, state, position, picture }: OwnImage,
  address: MediaAddress,
): z.output<typeof ownAssetSchema> => ({
  _id: id,
  status: state,
  position,
  assetUrl: picture && address(renditionKeys.picture(picture.folder, 360, 'webp')),
  picture: picture && presentPicture(picture.folder, picture.width, address),
  width: picture?.width ?? null,
  height: picture?.height ?? null,
});

type Listed = Extract<Awaited<ReturnType<typeof listOwnPosts>>, { ok: true }>['items'][number];

/** Presents a post or draft to its creator, with its sales if it is published. */
export function presentOwnPost(
  post: OwnPost & { sales?: Listed['sales'] },
  { slug, address }: { slug: string; address: MediaAddress },
): PresentedPost {
  const assets = post.images.map((image) => presentOwnImage(image, address));
  const first =
    assets.find(({ position }) => position === 0) ??
    assets.find(({ assetUrl }) => assetUrl !== null);
  const sales = post.sales ?? null;
  return {
    _id: post.id,
    status: post.state,
    caption: post.caption,
    accessType: post.access,
    unlockPrice: post.price,
    characterSlug: slug,
    imageUrl: first?.assetUrl ?? null,
    assets,
    createdAt: post.createdAt.toISOString(),
    publishAt: post.publishAt?.toISOString() ?? null,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    likesCount: sales?.likes ?? null,
    unlocksCount: sales?.unlocks ?? null,
    earned: sales && toDecimal(sales.earned),
  };
}
