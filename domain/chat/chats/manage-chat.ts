import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { letGoOfBeingMade } from '../messages/let-go-of-made';
import { chatRemoved } from '../events';
import { endReplies } from '../reply/end-reply';
import { refuse, type Refusal } from '../refusals';
import { clearSoFar, emptyChat, removeChats } from './empty-chat';
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
  db('chats')
    .where('id', chatIdQuery(db, person, characterId, chatId))
    // Asked again once the row is locked: whoever waited for its removal finds none.
    .where({ [ownerColumn(person)]: person.id });

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
  const chatId = await transact(context, async (trx) => {
    const id = await stopWhatWaits(context, trx, person, chat);
    if (id !== null) await clearSoFar(context, trx, id);
    return id;
  });
  if (chatId === null) return refuse('no-such-chat');
  // The sweep goes on with what is left, should this end in the midst.
  await emptyChat(context, chatId);
  return { ok: true };
}

/**
 * Removes one’s own chat with a character, with all that was said in it; what waits is returned, too. It
 * is nobody's at once, and a job empties it.
 */
export async function deleteChat(
  context: DomainContext,
  person: Person,
  chat: OfCharacter,
): Promise<Managed> {
  return transact(context, async (trx) => {
    const chatId = await stopWhatWaits(context, trx, person, chat);
    if (chatId === null) return refuse('no-such-chat');
    const by = person.kind === 'user' ? person.id : null;
    await removeChats(trx, { chats: [chatId], by, now: context.now() });
    announce(trx, chatRemoved, { personId: person.id, aggregateId: chatId }, { chatId });
    return { ok: true };
  });
}

/** Locks a chat and ends what waits in it; returns its id, null where there is none. */
async function stopWhatWaits(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  chat: OfCharacter,
): Promise<string | null> {
  const found = await own(trx, person, chat).forUpdate().first('id');
  if (!found) return null;
  await endReplies(context, trx, person, found.id);
  await letGoOfBeingMade(context, trx, found.id);
  return found.id;
}
