import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../../shared/person';
import { chatIdQuery } from '../chats/open-chat';
import { authorColumns, pinnedAuthorOf, type PinnedAuthor } from './author';

/** A chat whose row and author the transaction has locked. */
export interface LockedAuthor {
  chatId: string;
  characterId: string;
  lastSeq: number;
  pinned: PinnedAuthor;
}

/** Locks the person's chat with a character and its author; null before the first reply. */
export async function lockAuthor(
  trx: Knex.Transaction,
  person: Person,
  { characterId, chatId }: { characterId: string; chatId?: string | undefined },
): Promise<LockedAuthor | null> {
  const chat = await trx('chats')
    .where('id', chatIdQuery(trx, person, characterId, chatId))
    // Checked again after the row lock: a caller that waited for the chat's removal finds no row.
    .where({ [ownerColumn(person)]: person.id })
    .forUpdate()
    .first('id', 'last_seq');
  if (!chat) return null;
  const row = await trx('chat_authors')
    .where({ chat_id: chat.id })
    .forUpdate()
    .first(...authorColumns);
  if (!row) return null;
  return { chatId: chat.id, characterId, lastSeq: chat.last_seq, pinned: pinnedAuthorOf(row) };
}
