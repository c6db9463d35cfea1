import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { letGoOfBeingMade } from '../messages/let-go-of-made';
import { chatRemoved } from '../events';
import { endReplies } from '../reply/end-reply';
import { refuse, type Refusal } from '../refusals';
import { chatEmptying, clearSoFar, emptyChat, removeChats } from './empty-chat';
import { chatIdQuery } from './open-chat';

/** The marks that a person may set on a chat in their list, and their columns. */
const columns = { pinned: 'pinned_at', muted: 'muted_at', archived: 'archived_at' } as const;
export type ChatMark = keyof typeof columns;

type Managed = { ok: true } | Refusal<'no-such-chat'>;

interface OfCharacter {
  characterId: string;
  /** The id of one of several chats, set aside or not; undefined for the current one. */
  chatId?: string | undefined;
}

const own = (db: Knex, person: Person, { characterId, chatId }: OfCharacter) =>
  db('chats')
    .where('id', chatIdQuery(db, person, characterId, chatId))
    // Checked again after the row lock: a caller that waited for the chat's removal finds no row.
    .where({ [ownerColumn(person)]: person.id });

/** Pins, mutes or archives the person's own chat with a character, or reverses it. */
export async function markChat(
  { db, now }: DomainContext,
  person: Person,
  { mark, isOn, ...chat }: OfCharacter & { mark: ChatMark; isOn: boolean },
): Promise<Managed> {
  const changed = await own(db, person, chat).update({ [columns[mark]]: isOn ? now() : null });
  return changed > 0 ? { ok: true } : refuse('no-such-chat');
}

/**
 * Deletes all messages in the person's own chat with a character for good. The chat stays in the list
 * and continues with the next message. Pending replies are cancelled and their cost refunded.
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
  // If this is interrupted, the sweep deletes the rest.
  await emptyChat(context, chatId);
  return { ok: true };
}

/**
 * Removes the person's own chat with a character and all its messages. Pending replies are refunded.
 * The chat loses its owner immediately, and a job empties it.
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

/** Locks a chat that is about to be emptied and ends pending work in it; returns its id, or null if there is none. */
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
  await context.hooks.run(chatEmptying, trx, { chatId: found.id });
  return found.id;
}
