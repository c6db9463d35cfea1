import * as z from 'zod';
import type { GalleryEntry } from '~/domain/chat/gallery/gallery-entry';
import { galleryMediaSchema, gallerySourceSchema } from '~/domain/chat/gallery/schema';
import { isOpenTo } from '~/domain/chat/messages/message-details';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { idSchema } from '~/domain/shared/ids';
import type { PostMediaAddress } from '../../http/media-addresses';
import { pictureSchema, presentPicture } from '../../media/presenters/picture';
import { postHref } from '../../posts/post-href';
import { presentPost } from '../../posts/presenters/post-for-fan';

export const galleryEntrySchema = z.object({
  /** Of the message that shows it; of a post, the post's own. */
  _id: idSchema,
  createdAt: z.iso.datetime(),
  type: gallerySourceSchema,
  characterId: idSchema,
  chat: idSchema,
  messageId: idSchema,
  /** Where in the chat it was sent. */
  seq: z.number().int(),
  /** The picture, or the video's first frame; blurred where it is locked. */
  imageUrl: z.string(),
  mediaType: z.enum(['photo', 'video']),
  isUnlocked: z.boolean(),
  /** Whole tokens, before what a member pays less; null where it is open, or tokens do not open it. */
  unlockPrice: z.number().int().nullable(),
  entry: z.object({
    type: galleryMediaSchema,
    width: z.number().int(),
    height: z.number().int(),
    /** In all sizes, where it is open. */
    picture: pictureSchema.nullable(),
    videoUrl: z.string().nullable(),
    /** Of a video. */
    seconds: z.number().int().nullable(),
    /** The page of a post, which opens it, too. */
    href: z.string().nullable(),
  }),
});
export type ShownEntry = z.infer<typeof galleryEntrySchema>;

/** A picture of a gallery with addresses signed for whoever it is for. */
export function presentGalleryEntry(entry: GalleryEntry, address: PostMediaAddress): ShownEntry {
  const { media } = entry;
  return {
    _id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    type: entry.source,
    characterId: entry.characterId,
    chat: entry.chatId,
    messageId: entry.messageId,
    seq: entry.seq,
    mediaType: media === 'Video' ? 'video' : 'photo',
    ...(entry.source === 'post' ? ofPost(entry, address) : ofMessage(entry, address)),
  };
}

type Shown = Pick<ShownEntry, 'imageUrl' | 'isUnlocked' | 'unlockPrice' | 'entry'>;

function ofMessage(
  { picture, media }: Exclude<GalleryEntry, { source: 'post' }>,
  address: PostMediaAddress,
): Shown {
  const { width, height, unlockPrice } = picture;
  const folder = picture.folder ?? '';
  const isUnlocked = isOpenTo(picture);
  const sizes = isUnlocked ? presentPicture(folder, width, address.forViewer) : null;
  const isVideo = picture.type === 'video';
  return {
    imageUrl: sizes?.url ?? address.forEverybody(renditionKeys.locked(folder)),
    isUnlocked,
    unlockPrice: isUnlocked ? null : unlockPrice,
    entry: {
      type: media,
      width,
      height,
      picture: sizes,
      videoUrl: isVideo && isUnlocked ? address.forViewer(renditionKeys.video(folder)) : null,
      seconds: isVideo ? picture.seconds : null,
      href: null,
    },
  };
}

function ofPost(
  { post, asset: { id }, media }: Extract<GalleryEntry, { source: 'post' }>,
  address: PostMediaAddress,
): Shown {
  const shown = presentPost(post, address);
  const asset = shown.assets.find(({ _id }) => _id === id);
  const { durationMs = null, width = 0, height = 0, picture = null } = asset ?? {};
  const isUnlocked = asset?.isAssetAvailableForUser ?? false;
  return {
    imageUrl: picture?.url ?? asset?.assetUrl ?? '',
    isUnlocked,
    unlockPrice: isUnlocked ? null : shown.priceNow,
    entry: {
      type: media,
      width,
      height,
      picture,
      videoUrl: isUnlocked && media === 'Video' ? (asset?.assetUrl ?? null) : null,
      seconds: durationMs === null ? null : Math.round(durationMs / 1000),
      href: postHref(shown),
    },
  };
}
