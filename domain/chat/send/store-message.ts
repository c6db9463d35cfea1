import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { noteUse } from '../../duties/note-use';
import { appendUserMessage } from '../messages/append-message';
import type { Charge } from './charge';
import type { LockedChat } from '../chats/lock-chat';
import { toMessage } from '../messages/message';
import type { MessageDetails } from '../messages/message-details';
import { readQuotes } from '../messages/read-quotes';
import type { Message, Quote } from '../schema';
import { announceOutcome, type SendOutcome } from './send-outcome';

export interface MessageToStore {
  person: Person;
  characterId: string;
  idempotencyKey: string;
  content: string;
  /** The content besides the words. */
  details?: MessageDetails | null | undefined;
  /** The message that it quotes; ignored if it is in another chat. */
  replyTo?: string | undefined;
  country?: string | undefined;
  language?: string | undefined;
  /** True if it was said in a call. */
  isAloud?: boolean | undefined;
}

interface Stored {
  ok: true;
  message: Message;
}

/**
 * Stores a charged message as the next one of a locked chat and announces it. A reply is due unless it
 * is already answered.
 */
export async function storeMessage(
  context: DomainContext,
  trx: Knex.Transaction,
  chat: LockedChat,
  message: MessageToStore,
  charge: Charge,
  { isAnswered = false }: { isAnswered?: boolean } = {},
): Promise<Stored> {
  const { person, characterId, idempotencyKey, content, country, language } = message;
  const quote = await findQuote(context, trx, chat.id, message.replyTo);
  const row = await appendUserMessage(context, trx, {
    id: chat.messageId,
    chatId: chat.id,
    lastSeq: chat.lastSeq,
    senderId: person.id,
    content,
    details: message.details ?? (quote ? { type: 'reply', postId: null } : null),
    quotedId: quote?.id ?? null,
    idempotencyKey,
    charge,
    due: isAnswered ? null : { country: country ?? null, language: language ?? null },
    now: context.now(),
  });
  await noteUse(context, trx, person);
  const outcome: Stored & SendOutcome = { ok: true, message: toMessage(row, characterId, quote) };
  announceOutcome(trx, person, idempotencyKey, outcome, { isAnswered });
  return outcome;
}

async function findQuote(
  context: DomainContext,
  db: Knex,
  chatId: string,
  messageId: string | undefined,
): Promise<Quote | null> {
  if (messageId === undefined) return null;
  const quotes = await readQuotes({ ...context, db }, [{ chat_id: chatId, quoted_id: messageId }]);
  return quotes.get(messageId) ?? null;
}
