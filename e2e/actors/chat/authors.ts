import { sealKeysOf } from '~/config/seal-keys';
import { firstAuthor, pinAuthor, storeTrial } from '~/domain/chat/testing/pin-author';
import { createSeal } from '~/domain/shared/sealing/seal';
import { stack } from '../../stack';
import { withDatabase } from '../database';

/** Another model of the sandbox's server. */
export const otherModel = 'attentive';
const offered = { ...firstAuthor, model: otherModel };

/** Offers a person another author for their chat, as after a change of the operator's model. */
export async function offerAuthor(email: string, slug: string): Promise<void> {
  await withDatabase(async (db) => {
    const { id } = await findChat(db, email, slug);
    await pinAuthor(db, id, { offered });
  });
}

/** Shows a person the last reply of their chat beside that of another author. */
export async function tryAuthor(email: string, slug: string, words: string): Promise<void> {
  await withDatabase(async (db) => {
    const chat = await findChat(db, email, slug);
    await pinAuthor(db, chat.id, { offered });
    const reply = await db('messages')
      .where({ chat_id: chat.id, seq: chat.last_seq })
      .first<{ id: string }>('id');
    const seal = createSeal(sealKeysOf({ SEAL_KEY: stack.sealKey() }));
    const trial = { chatId: chat.id, replyId: reply.id, author: offered, words };
    await storeTrial({ db, seal }, trial);
  });
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0];

const findChat = (db: Database, email: string, slug: string) =>
  db('chats')
    .join('users', 'users.id', 'chats.user_id')
    .join('characters', 'characters.id', 'chats.character_id')
    .where('users.email', email)
    .where('characters.slug', slug)
    .first<{ id: string; last_seq: number }>('chats.id', 'chats.last_seq');
