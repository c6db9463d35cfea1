import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transact';
import { letGoOfMadeForChat } from '../messages/let-go-of-made';
import { endReplies } from '../reply/end-reply';
import { refuse, type Refusal } from '../refusals';
import { chatIdQuery } from './open-chat';

/** What a person may make of a chat in their list, and where that is noted. */
const columns = { pinned: 'pinned_at', muted: 'muted_at', archived: 'archived_at' } as const;
export type ChatMark = keyof typeof columns;

type Managed = { ok: true } | Refusal<'no-such-chat'>;

interface OfCharacter {
  characterId: string;
  /** One of several, set aside or not; else the one that they go on in. */
  chatId?: string | undefined;
}

const own = (db: Knex, person: Person, { characterId, chatId }: OfCharacter) =>
  db('chats').where('id', chatIdQuery(db, person, characterId, chatId));

/** Pins, mutes or archives one's own chat with a character, or takes that back. */
export async function markChat(
  { db, now }: DomainContext,
  person: Person,
  { mark, isOn, ...chat }: OfCharacter & { mark: ChatMark; isOn: boolean },
): Promise<Managed> {
  const changed = await own(db, person, chat).update({ [columns[mark]]: isOn ? now() : null });
  return changed > 0 ? { ok: true } : refuse('no-such-chat');
}

/**
 * Forgets for good all that was said in one's own chat with a character; the chat stays in the list,
 * and what is said next goes on in it. What still waits for an answer gets none, and what it cost is
 * returned.
 */
export async function clearChat(
  context: DomainContext,
  person: Person,
  chat: OfCharacter,
): Promise<Managed> {
  return transact(context, async (trx) => {
    const found = await own(trx, person, chat).forUpdate().first('id');
    if (!found) return refuse('no-such-chat');
    await endReplies(context, trx, person, found.id);
    await letGoOfMadeForChat(context, trx, found.id);
    await trx('messages').where({ chat_id: found.id }).delete();
    await trx('chats')
      .where({ id: found.id })
      .update({ unread_count: 0, read_seq: trx.raw('last_seq') });
    return { ok: true };
  });
}

/** Removes one’s own chat with a character, with all that was said in it; what waits is returned, too. */
export async function deleteChat(
  context: DomainContext,
  person: Person,
  chat: OfCharacter,
): Promise<Managed> {
  return transact(context, async (trx) => {
    const found = await own(trx, person, chat).forUpdate().first('id');
    if (!found) return refuse('no-such-chat');
    await endReplies(context, trx, person, found.id);
    await letGoOfMadeForChat(context, trx, found.id);
    await trx('chats').where({ id: found.id }).delete();
    return { ok: true };
  });
}
