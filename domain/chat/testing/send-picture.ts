import type { Storage } from '~/providers/storage/storage';
import { renditionKeys } from '../../media/rendition-keys';
import { newId } from '../../shared/ids';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { appendCharacterMessage } from '../messages/append-message';
import type { MessageDetails } from '../messages/message-details';

type Photo = Extract<MessageDetails, { type: 'image' }>;
type Audio = Extract<MessageDetails, { type: 'audio' }>;
type Video = Extract<MessageDetails, { type: 'video' }>;

const open = {
  folder: 'posts/picture',
  width: 720,
  height: 900,
  making: null,
  hasFailed: false,
  isGenerated: true,
  unlockPrice: null,
  isUnlocked: true,
} as const;

/** Returns the details of an unlocked photo with the given changes. */
export const photoWith = (changes: Partial<Photo> = {}): MessageDetails => ({
  type: 'image',
  ...open,
  ...changes,
});

/** Returns the details of a locked photo. */
export const lockedPhoto = (unlockPrice = 18): MessageDetails =>
  photoWith({ unlockPrice, isUnlocked: false });

/** Returns the details of an unlocked video with the given changes. */
export const videoWith = (changes: Partial<Video> = {}): MessageDetails => ({
  type: 'video',
  seconds: 14,
  ...open,
  ...changes,
});
export const openVideo = videoWith();

/** Returns the details of a locked video. */
export const lockedVideo = (unlockPrice = 30): MessageDetails =>
  videoWith({ unlockPrice, isUnlocked: false });

/** Returns the details of unlocked audio with the given changes. */
export const voiceWith = (changes: Partial<Audio> = {}): MessageDetails => ({
  type: 'audio',
  seconds: 7,
  peaks: [20, 80],
  storageKey: 'voices/one.mp3',
  isListened: false,
  unlockPrice: null,
  isUnlocked: true,
  ...changes,
});

/** Stores files for these photos and videos, as if they had been rendered. */
export async function keepPictureFiles(
  storage: Pick<Storage, 'put'>,
  folder: string = open.folder,
): Promise<void> {
  const bytes = Buffer.from('a picture');
  const photo = renditionKeys.picture(folder, 360, 'webp');
  await storage.put(photo, bytes, { contentType: 'image/webp' });
  await storage.put(renditionKeys.video(folder), bytes, { contentType: 'video/mp4' });
}

/** Sends a character's message with the given details and returns its id. */
export function sendPicture(
  context: DomainContext,
  chatId: string,
  details: MessageDetails,
  content = '',
): Promise<string> {
  return transact(context, async (trx) => {
    const chat = await trx('chats').where({ id: chatId }).forUpdate().first();
    if (!chat) throw new Error('there is no such chat');
    const id = newId();
    await appendCharacterMessage(context, trx, {
      id,
      chatId,
      lastSeq: chat.last_seq,
      senderId: chat.character_id,
      content,
      details,
      now: context.now(),
    });
    return id;
  });
}
