import { randomUUID } from 'node:crypto';
import type { MessageDetails } from '~/domain/chat/messages/message-details';
import { withDatabase } from '../database';
import { drawnAssets } from '../discovery/drawn-assets';

type Photo = Extract<MessageDetails, { type: 'image' }>;

export interface Sent extends Partial<Omit<Photo, 'type'>> {
  type?: 'image' | 'video' | 'audio';
  /** Age in days. */
  daysAgo?: number;
}

const day = 86_400_000;

/** A voice message, which is not played in these tests. */
const voice = {
  seconds: 9,
  peaks: Array.from({ length: 32 }, (_, index) => 20 + ((index * 37) % 70)),
  storageKey: 'voices/none.m4a',
  isListened: false,
};

/**
 * Makes a character send pictures and voice messages to a user who has a chat with them, the first being
 * the oldest. The pictures are those of posts. Returns the messages' ids.
 */
export const sendPictures = (email: string, slug: string, pictures: Sent[]): Promise<string[]> =>
  withDatabase(async (db) => {
    const chat = await db('chats')
      .join('users', 'users.id', 'chats.user_id')
      .join('characters', 'characters.id', 'chats.character_id')
      .where('users.email', email)
      .where('characters.slug', slug)
      .whereNull('chats.set_aside_at')
      .first<{ id: string; last_seq: number; character_id: string }>(
        'chats.id',
        'chats.last_seq',
        'chats.character_id',
      );
    const photos = await drawnAssets(db, 'sfw_photo', 12);
    const videos = await drawnAssets(db, 'sfw_video', 12);
    const rows = pictures.map(({ type = 'image', daysAgo = 0, ...changes }, index) => {
      const drawn = type === 'video' ? videos : photos;
      const { folder, width, height } = drawn[index % drawn.length] ?? {};
      return {
        id: randomUUID(),
        chat_id: chat.id,
        seq: chat.last_seq + index + 1,
        role: 'character' as const,
        sender_id: chat.character_id,
        type,
        content: '',
        details: JSON.stringify({
          ...(type === 'audio'
            ? voice
            : { folder, width, height, making: null, hasFailed: false, isGenerated: true }),
          ...(type === 'video' && { seconds: 14 }),
          unlockPrice: null,
          isUnlocked: true,
          ...changes,
        }),
        sent_at: new Date(Date.now() - daysAgo * day - (pictures.length - index) * 1000),
      };
    });
    await db('messages').insert(rows);
    await db('chats')
      .where({ id: chat.id })
      .update({ last_seq: chat.last_seq + rows.length, last_message_at: new Date() });
    return rows.map(({ id }) => id);
  });

/** Returns a photo that is locked at a price. */
export const locked = (unlockPrice: number): Sent => ({ unlockPrice, isUnlocked: false });

/** Returns a video that is locked at a price. */
export const lockedVideo = (unlockPrice: number): Sent => ({
  type: 'video',
  ...locked(unlockPrice),
});
