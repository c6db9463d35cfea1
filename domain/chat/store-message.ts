import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { appendUserMessage } from './append-message';
import type { Charge } from './charge';
import type { LockedChat } from './lock-chat';
import { toMessage } from './message';
import type { Message } from './schema';
import { announceOutcome, type SendOutcome } from './send-outcome';

export interface MessageToStore {
  person: Person;
  characterId: string;
  idempotencyKey: string;
  content: string;
  country?: string | undefined;
  language?: string | undefined;
}

interface Stored {
  ok: true;
  message: Message;
}

/**
 * Stores a message that has been charged as the next of a locked chat, and announces it. A reply is
 * due unless it is answered in the same transaction.
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
  const row = await appendUserMessage(context, trx, {
    id: chat.messageId,
    chatId: chat.id,
    lastSeq: chat.lastSeq,
    senderId: person.id,
    content,
    idempotencyKey,
    charge,
    due: isAnswered ? null : { country: country ?? null, language: language ?? null },
    now: context.now(),
  });
  const outcome: Stored & SendOutcome = { ok: true, message: toMessage(row, characterId) };
  announceOutcome(trx, person, idempotencyKey, outcome, { isAnswered });
  return outcome;
}
