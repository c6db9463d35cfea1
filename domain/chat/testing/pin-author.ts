import type { Knex } from 'knex';
import { newId } from '../../shared/ids';
import type { Seal } from '../../shared/sealing/seal';
import { columnsOfAuthor, type Author, type PinnedAuthor } from '../authors/author';
import { placeOfTrial } from '../authors/read-author';
import { newestPrompt } from '../prompts/versions';

/** An author whose persona was never kept, so that the current one applies. */
export const firstAuthor: Author = {
  model: 'persona',
  prompt: newestPrompt.version,
  persona: '0'.repeat(16),
};

/** Pins a chat to an author, with the given changes. */
export async function pinAuthor(
  db: Knex,
  chatId: string,
  changes: Partial<PinnedAuthor> = {},
): Promise<void> {
  const { author = firstAuthor } = changes;
  const pinned = {
    author,
    offered: null,
    isOfferClosed: false,
    former: null,
    answeredBy: author.model,
    isServed: true,
    ...changes,
  };
  await db('chat_authors')
    .insert({ chat_id: chatId, ...columnsOfAuthor(pinned), changed_at: new Date() })
    .onConflict('chat_id')
    .merge();
}

interface Tried {
  chatId: string;
  replyId: string;
  author: Author;
  words: string;
}

/** Stores a reply as another author has written it for comparison. */
export async function storeTrial(
  { db, seal }: { db: Knex; seal: Seal },
  { chatId, replyId, author, words }: Tried,
): Promise<void> {
  const id = newId();
  await db('author_trials').insert({
    id,
    chat_id: chatId,
    reply_id: replyId,
    state: 'ready',
    ...author,
    sealed_content: seal.seal(words, placeOfTrial(id)),
    created_at: new Date(),
  });
}
