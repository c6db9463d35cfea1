import type { Knex } from 'knex';
import * as z from 'zod';
import type { VoiceRecordingsRow } from '~/db/rows';
import type { MessagePlace } from '../messages/chat-of-message';
import type { Storage } from '~/providers/storage/storage';

/** The reason for which a recording is held, as shown to the person. */
export const heldForSchema = z.object({
  reason: z.string(),
  tokens: z.number().int().positive().optional(),
});

/** Returns the storage key of an original recording, which is never served. */
export const originalKeyOf = (id: string): string => `originals/voice/${id}`;
/** Returns the storage key of the audio that is played. */
export const audioKeyOf = (id: string): string => `voice/${id}.m4a`;

/**
 * Finishes a recording: deletes the original, and links the playable audio to its message if there is
 * one. Safe to repeat.
 */
export async function settleRecording(
  db: Knex,
  storage: Storage,
  { id, original_key }: Pick<VoiceRecordingsRow, 'id' | 'original_key'>,
  message: MessagePlace | null,
): Promise<void> {
  if (original_key !== null) await storage.remove(original_key);
  await db('voice_recordings')
    .where({ id })
    .update({
      state: 'done',
      original_key: null,
      held_for: null,
      // The message may have been removed meanwhile.
      ...(message && {
        chat_id: message.chatId,
        message_id: db.raw(
          '(select id from messages where chat_id = :chatId and id = :id and removed_at is null)',
          { chatId: message.chatId, id: message.id },
        ),
      }),
    });
}

/** Unlinks the recording of a removed message; the next sweep deletes its files. */
export async function letGoOfRecording(db: Knex, messageId: string): Promise<void> {
  await db('voice_recordings').where({ message_id: messageId }).update({ message_id: null });
}
