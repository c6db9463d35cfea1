import type { Knex } from 'knex';
import { ensureGuest } from '../../viewers/guests';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { currentChatChanged } from '../events';
import { refuse, type Refusal } from '../refusals';
import { lockPair } from './lock-chat';
import {
  chatIdQuery,
  createChat,
  findGreeter,
  refuseForAge,
  type AgeRefusal,
  type OpenedChat,
} from './open-chat';

/** The person's current chat with a character is another one from now on. */
export const chatLeft = defineHook<{ chatId: string; into: string; isNew: boolean }>(
  'chat.chat-left',
);

interface OfChat {
  characterId: string;
  /** The id of one of the person's own chats with that character. */
  chatId: string;
}

/**
 * Starts a fresh chat with a character and sets the given one aside, unchanged. Repeated or concurrent
 * calls for the same chat return the current chat, as does a call for a chat in which the person has
 * sent nothing yet. The person's remaining trial, limits and tokens stay the same.
 */
export async function startOver(
  context: DomainContext,
  person: Person,
  { characterId, chatId, country }: OfChat & { country?: string | undefined },
): Promise<OpenedChat | Refusal<'no-such-chat' | 'no-such-character' | AgeRefusal>> {
  const refusal = await refuseForAge(context, person, country);
  if (refusal) return refusal;
  const character = await findGreeter(context, person, characterId);
  if (!character?.is_open) return refuse('no-such-character');
  if (person.kind === 'guest') await ensureGuest(context.db, person.id, context.now());
  return transact(context, async (trx) => {
    const chats = await lockChats(trx, person, { characterId, chatId });
    if (!chats.named) return refuse('no-such-chat');
    if (chats.current !== null && chats.current !== chatId) {
      return { ok: true, chatId: chats.current };
    }
    if (!(await hasSpoken(trx, chatId))) return { ok: true, chatId };
    const wasMuted = chats.named.muted_at;
    await setAside(context, trx, chatId);
    const into = await createChat(context, trx, person, character);
    if (into === null) throw new Error('a chat could not be begun anew');
    await trx('chats').where({ id: into }).update({ muted_at: wasMuted });
    await goOnIn(context, trx, { person, characterId, chatId: into, left: chatId, isNew: true });
    return { ok: true, chatId: into };
  });
}

/**
 * Makes a set-aside chat the current one and sets the previous current chat aside. New messages with
 * the character go to the resumed chat.
 */
export async function resumeChat(
  context: DomainContext,
  person: Person,
  { characterId, chatId }: OfChat,
): Promise<OpenedChat | Refusal<'no-such-chat'>> {
  return transact(context, async (trx) => {
    const { named, current } = await lockChats(trx, person, { characterId, chatId });
    if (!named) return refuse('no-such-chat');
    if (current === chatId) return { ok: true, chatId };
    if (current !== null) await setAside(context, trx, current);
    await trx('chats').where({ id: chatId }).update({ set_aside_at: null });
    await goOnIn(context, trx, { person, characterId, chatId, left: current, isNew: false });
    return { ok: true, chatId };
  });
}

/** Locks and returns the given chat and the current one; concurrent changes wait. */
async function lockChats(trx: Knex.Transaction, person: Person, { characterId, chatId }: OfChat) {
  await lockPair(trx, person, characterId);
  const current = await chatIdQuery(trx, person, characterId)
    .forUpdate()
    .first<{ id: string } | undefined>();
  const named = await chatIdQuery(trx, person, characterId, chatId)
    .forUpdate()
    .first<{ id: string; muted_at: Date | null } | undefined>('id', 'muted_at');
  return { named, current: current?.id ?? null };
}

/** Sets a chat aside. It is no longer in view or pinned, because it is not the current one. */
async function setAside({ now }: DomainContext, trx: Knex.Transaction, chatId: string) {
  await trx('chats')
    .where({ id: chatId })
    .update({ set_aside_at: now(), pinned_at: null, opened_at: null });
}

async function hasSpoken(trx: Knex.Transaction, chatId: string): Promise<boolean> {
  return (await trx('messages').where({ chat_id: chatId, role: 'user' }).first('id')) !== undefined;
}

interface Turn extends OfChat {
  person: Person;
  left: string | null;
  isNew: boolean;
}

async function goOnIn(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, characterId, chatId, left, isNew }: Turn,
): Promise<void> {
  if (left !== null) await context.hooks.run(chatLeft, trx, { chatId: left, into: chatId, isNew });
  announce(
    trx,
    currentChatChanged,
    { personId: person.id, aggregateId: chatId },
    { characterId, chatId },
  );
}
