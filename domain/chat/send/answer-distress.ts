import type { Knex } from 'knex';
import { firstName } from '../../characters/first-name';
import { noteCrisis } from '../../duties/note-crisis';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { appendReferralCard } from '../messages/append-message';
import { free } from './charge';
import { crisisSubtype, referTo, type Whereabouts } from './crisis-referral';
import { characterMessageSent } from '../events';
import { findReplyTo } from '../reply/find-reply';
import { lockChat, type LockedChat } from '../chats/lock-chat';
import { toMessage } from '../messages/message';
import type { Message } from '../schema';
import type { SendOutcome } from './send-outcome';
import { storeMessage, type MessageToStore } from './store-message';
import { chatSettings } from '../settings';

/**
 * Stores a message of distress and, right after it, the card with help lines: in one transaction,
 * without a price, a trial message, a model or a queue.
 */
export async function answerDistress(
  context: DomainContext,
  trx: Knex.Transaction,
  chat: LockedChat,
  message: MessageToStore,
): Promise<SendOutcome> {
  const { person, characterId, country = null } = message;
  const stored = await storeMessage(context, trx, chat, message, free, { isAnswered: true });
  const language = message.language ?? (await languageOf(trx, person));
  const card = await appendReferralCard(context, trx, {
    id: newId(),
    chatId: chat.id,
    lastSeq: chat.lastSeq + 1,
    senderId: characterId,
    referral: referTo(await context.settings(chatSettings), { country, language }),
    language,
    replyToId: stored.message.id,
    now: context.now(),
  });
  await noteCrisis(context, trx, { person, kind: message.isAloud ? 'call' : 'message', country });
  announceCard(trx, person, chat.characterName, toMessage(card, characterId));
  return stored;
}

/**
 * Stores the card with help lines for a person whose distress is in no stored message. Does nothing if
 * they no longer have a chat.
 */
export async function offerHelp(
  context: DomainContext,
  person: Person,
  { characterId, country, language }: Whereabouts & { characterId: string },
): Promise<void> {
  await transact(context, async (trx) => {
    const chat = await lockChat(trx, person, characterId);
    if (!chat) return;
    const card = await appendReferralCard(context, trx, {
      id: newId(),
      chatId: chat.id,
      lastSeq: chat.lastSeq,
      senderId: characterId,
      referral: referTo(await context.settings(chatSettings), { country, language }),
      language,
      now: context.now(),
    });
    await noteCrisis(context, trx, { person, kind: 'call', country });
    announceCard(trx, person, chat.characterName, toMessage(card, characterId));
  });
}

/** Announces the card of a message again, if there is one. */
export async function repeatCard(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  message: Message,
): Promise<void> {
  const card = await findReplyTo({ db: trx, seal: context.seal }, message);
  if (card?.subtype !== crisisSubtype) return;
  const character = await trx('character_profiles').where({ id: card.characterId }).first('name');
  announceCard(trx, person, character?.name ?? '', card);
}

function announceCard(
  trx: Knex.Transaction,
  person: Person,
  characterName: string,
  message: Message,
): void {
  announce(
    trx,
    characterMessageSent,
    { personId: person.id, aggregateId: message.id },
    {
      chatId: message.chatId,
      characterId: message.characterId,
      characterName: firstName(characterName),
      message,
    },
  );
}

/** Returns the language of an account, for clients that send none. */
async function languageOf(trx: Knex.Transaction, person: Person): Promise<string | null> {
  if (person.kind === 'guest') return null;
  const user = await trx('accounts').where({ id: person.id }).first('locale');
  return user?.locale ?? null;
}
