import * as z from 'zod';
import type { GalleryEntry } from '~/domain/chat/gallery/gallery-entry';
import { galleryMediaSchema, gallerySourceSchema } from '~/domain/chat/gallery/schema';
import { isOpenTo } from '~/domain/chat/messages/message-details';
import { renditionKeys } from '~/domain/media/rendition-keys';
import { idSchema } from '~/domain/shared/ids';
import type { PostMediaAddress } from '../../kit/http/context/media-addresses';
import { pictureSchema, presentPicture } from '../../media/presenters/picture';
import { postHref } from '../../posts/post-href';
import { presentPost } from '../../posts/presenters/post-for-fan';

const voiceSchema = z.object({
  audioUrl: z.string(),
  /** The loudness from start to end, in hundredths. */
  peaks: z.array(z.number()),
  isListened: z.boolean(),
  words: z.string(),
});

export const galleryEntrySchema = z.object({
  /** The id of the message that shows it; for a post, the post's own id. */
  _id: idSchema,
  createdAt: z.iso.datetime(),
  type: gallerySourceSchema,
  characterId: idSchema,
  chat: idSchema,
  messageId: idSchema,
  /** The position in the chat. */
  seq: z.number().int(),
  /** The picture, or a video's first frame; blurred if locked; null for audio. */
  imageUrl: z.string().nullable(),
  mediaType: z.enum(['photo', 'video', 'audio']),
  isUnlocked: z.boolean(),
  /**
   * Whole tokens, before the member's discount; null if it is unlocked or cannot be unlocked with tokens.
   */
  unlockPrice: z.number().int().nullable(),
  entry: z.object({
    type: galleryMediaSchema,
    width: z.number().int(),
    height: z.number().int(),
    /** The picture in all sizes, if unlocked. */
    picture: pictureSchema.nullable(),
    videoUrl: z.string().nullable(),
    /** The sound of a spoken message, once unlocked. */
    voice: voiceSchema.nullable(),
    /** The duration of a video or voice message. */
    seconds: z.number().int().nullable(),
    /** The page of a post, which also unlocks it. */
    href: z.string().nullable(),
  }),
});
export type ShownEntry = z.infer<typeof galleryEntrySchema>;

/** Returns an entry of a gallery with addresses signed for its viewer. */
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
    mediaType: mediaTypes[media],
    ...shownOf(entry, address),
  };
}

const mediaTypes = { Photo: 'photo', Video: 'video', Voice: 'audio' } as const;

function shownOf(entry: GalleryEntry, address: PostMediaAddress): Shown {
  if (entry.source === 'post') return ofPost(entry, address);
  return entry.source === 'chat_voice' ? ofVoice(entry, address) : ofMessage(entry, address);
}

type Shown = Pick<ShownEntry, 'imageUrl' | 'isUnlocked' | 'unlockPrice' | 'entry'>;

function ofMessage(
  { picture, media }: Extract<GalleryEntry, { picture: unknown }>,
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
      voice: null,
      seconds: isVideo ? picture.seconds : null,
      href: null,
    },
  };
}

function ofVoice(
  { voice, words, media }: Extract<GalleryEntry, { source: 'chat_voice' }>,
  address: PostMediaAddress,
): Shown {
  const { storageKey, peaks, isListened, seconds, unlockPrice } = voice;
  const isUnlocked = isOpenTo(voice);
  const playable =
    isUnlocked && storageKey !== null
      ? { audioUrl: address.forViewer(storageKey), peaks, isListened, words }
      : null;
  const nothing = { width: 0, height: 0, picture: null, videoUrl: null, href: null };
  return {
    imageUrl: null,
    isUnlocked,
    unlockPrice: isUnlocked ? null : unlockPrice,
    entry: { type: media, ...nothing, voice: playable, seconds },
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
      voice: null,
      seconds: durationMs === null ? null : Math.round(durationMs / 1000),
      href: postHref(shown),
    },
  };
}
