import type { Knex } from 'knex';
import * as z from 'zod';
import type { VoiceRecordingsRow } from '~/db/rows';
import type { MessagePlace } from '../messages/chat-of-message';
import type { Storage } from '~/providers/storage/storage';

/** Why a recording is held, as its person was told. */
export const heldForSchema = z.object({
  reason: z.string(),
  tokens: z.number().int().positive().optional(),
});

/** Where what was recorded waits; no address ever leads there. */
export const originalKeyOf = (id: string): string => `originals/voice/${id}`;
/** Where what is played lies. */
export const audioKeyOf = (id: string): string => `voice/${id}.m4a`;

/**
 * Nothing more becomes of a recording: what was recorded goes, and what is played stays with the
 * message it belongs to, if it has become one. Safe to repeat.
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
      // It may have been taken away meanwhile.
      ...(message && {
        chat_id: message.chatId,
        message_id: db.raw(
          '(select id from messages where chat_id = :chatId and id = :id and removed_at is null)',
          { chatId: message.chatId, id: message.id },
        ),
      }),
    });
}

/** What a message carried is gone: so are its files, with the next sweep. */
export async function letGoOfRecording(db: Knex, messageId: string): Promise<void> {
  await db('voice_recordings').where({ message_id: messageId }).update({ message_id: null });
}
