import type { MessagesRow } from '~/db/rows';
import type { Post, PostAsset } from '../../posts/schema';
import type { Seal } from '../../shared/sealing/seal';
import { readableWords } from '../messages/message';
import { readDetails, type MessageDetails } from '../messages/message-details';
import type { GalleryMedia, PictureMedia } from './parts';
import type { GallerySource } from './schema';

type VoiceDetails = Extract<MessageDetails, { type: 'audio' }>;
export type PictureDetails = Extract<MessageDetails, { type: 'image' | 'video' | 'gift_for_tip' }>;

interface Placed {
  /** The id of the message; for a post, the id of the post. */
  id: string;
  media: GalleryMedia;
  createdAt: Date;
  characterId: string;
  chatId: string;
  /** The id of the message that shows it. */
  messageId: string;
  seq: number;
}

/** One picture or voice message of a person's gallery, as they may see or hear it. */
export type GalleryEntry = Placed &
  (
    | { source: PictureSource; picture: PictureDetails }
    /** `words` is empty until the message is unlocked. */
    | { source: 'chat_voice'; voice: VoiceDetails; words: string }
    | { source: 'post'; post: Post; asset: PostAsset }
  );

type PictureSource = Exclude<GallerySource, 'post' | 'chat_voice'>;

const pictureTypes = ['image', 'video', 'gift_for_tip'] as const;

/** A message of a gallery as read from the database. */
export type GalleryRow = Pick<
  MessagesRow,
  'id' | 'chat_id' | 'seq' | 'type' | 'sent_at' | 'content' | 'sealed_content'
> & { character_id: string; details: Record<string, unknown> | null };

/** A post of a gallery, with the asset that represents it. */
export interface GalleryPost {
  post: Post;
  asset: PostAsset;
}

/**
 * Returns a stored message as an opened entry; null if another release wrote it in an unsupported
 * form.
 */
export function toEntry(
  row: GalleryRow,
  { posts, seal }: { posts: ReadonlyMap<string, GalleryPost>; seal: Seal },
): GalleryEntry | null {
  const details = readDetails(row.type, row.details);
  if (!details) return null;
  const placed = {
    createdAt: row.sent_at,
    characterId: row.character_id,
    chatId: row.chat_id,
    messageId: row.id,
    seq: row.seq,
  };
  if (details.type === 'post_message') {
    const found = posts.get(details.postId);
    return found
      ? { ...placed, ...found, id: details.postId, source: 'post', media: mediaOf(found) }
      : null;
  }
  if (details.type === 'audio') {
    const words = readableWords(seal, row);
    return { ...placed, id: row.id, source: 'chat_voice', media: 'Voice', voice: details, words };
  }
  if (!isPicture(details)) return null;
  const media = details.type === 'video' ? 'Video' : 'Photo';
  return { ...placed, id: row.id, source: sourceOf(details), media, picture: details };
}

export const mediaOf = ({ asset }: GalleryPost): PictureMedia =>
  asset.media?.kind === 'video' ? 'Video' : 'Photo';

const isPicture = (details: MessageDetails): details is PictureDetails =>
  pictureTypes.some((type) => type === details.type);

function sourceOf(picture: PictureDetails): PictureSource {
  if (picture.type === 'video') return 'chat_video';
  return picture.isOrdered === true ? 'character_image' : 'chat_photo';
}
