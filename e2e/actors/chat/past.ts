import { newId } from '~/domain/shared/ids';
import type { Account } from '../accounts/account';
import { withDatabase } from '../database';

interface Past {
  slug: string;
  /** The number of messages, alternating; the last is the character's. */
  count: number;
  /** The seq up to which the user has read; by default all. */
  readSeq?: number;
}

/** Some texts span several lines on a phone. */
const words = (seq: number) =>
  `Line ${seq}.${seq % 3 === 0 ? ' It went on for a while, as it does at night.'.repeat(4) : ''}`;

/** Gives a user a chat with a history, without waiting for 500 replies. */
export async function haveTalked(
  { email }: Account,
  { slug, count, readSeq = count }: Past,
): Promise<void> {
  const now = Date.now();
  await withDatabase(async (db) => {
    const [user, character] = await Promise.all([
      db('users').where({ email }).first<{ id: string }>('id'),
      db('characters').where({ slug }).first<{ id: string }>('id'),
    ]);
    const chatId = newId();
    await db('chats').insert({
      id: chatId,
      user_id: user.id,
      character_id: character.id,
      last_seq: count,
      last_message_at: new Date(now),
      read_seq: readSeq,
      unread_count: Math.ceil((count - readSeq) / 2),
    });
    const messages = Array.from({ length: count }, (_, index) => {
      const seq = index + 1;
      const isTheirs = (count - seq) % 2 === 0;
      return {
        id: newId(),
        chat_id: chatId,
        seq,
        role: isTheirs ? 'character' : 'user',
        sender_id: isTheirs ? character.id : user.id,
        content: seq === count ? `Line ${seq}.` : words(seq),
        sent_at: new Date(now - (count - seq) * 60_000),
      };
    });
    if (count > 0) await db.batchInsert('messages', messages);
  });
}
