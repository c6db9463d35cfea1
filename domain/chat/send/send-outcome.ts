import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { chatFailed, messageRejected, userMessageSent } from '../events';
import { messageColumns, openMessage, toMessage, type StoredMessage } from '../messages/message';
import { readQuotes } from '../messages/read-quotes';
import { refusedCategorySchema } from '../../moderation/refused-category';
import type { RefusedCategory } from '../../moderation/verdict';
import { sendRefusalSchema, type SendRefusal } from '../refusals';
import { errorSourceSchema, type Message } from '../schema';
import type * as z from 'zod';

/** The final outcome of a message. A repeat with its key gets the same outcome. */
export type SendOutcome = { ok: true; message: Message } | RefusedSend;
export interface RefusedSend {
  ok: false;
  kind: 'rejected' | 'failed';
  reason: SendRefusal;
  source?: ErrorSource;
  /** The rule that the message breaks. */
  rule?: RefusedCategory;
  /** The number of tokens to confirm, if the sender wants to confirm spends. */
  tokens?: number;
  /** The end of the pause that prevents it (ISO 8601). */
  pausedUntil?: string;
}
type ErrorSource = z.infer<typeof errorSourceSchema>;

/** Returns the outcome stored under a sender's key, or null. */
export async function findOutcome(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  senderId: string,
  idempotencyKey: string,
): Promise<SendOutcome | null> {
  const row = await db('send_outcomes')
    .where({ sender_id: senderId, idempotency_key: idempotencyKey })
    .first('kind', 'chat_id', 'message_id', 'error', 'source', 'rule');
  if (!row) return null;
  if (row.kind !== 'sent') {
    return {
      ok: false,
      kind: row.kind,
      reason: sendRefusalSchema.parse(row.error),
      ...(row.source ? { source: errorSourceSchema.parse(row.source) } : {}),
      ...(row.rule ? { rule: refusedCategorySchema.parse(row.rule) } : {}),
    };
  }
  const message = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .where('messages.chat_id', row.chat_id)
    .where('messages.id', row.message_id)
    .first<(StoredMessage & Pick<ChatsRow, 'character_id'>) | undefined>(
      messageColumns.map((column) => `messages.${column}`).concat('chats.character_id'),
    );
  if (!message) return null;
  const quotes = await readQuotes({ db, seal }, [message]);
  const quote = quotes.get(message.quoted_id ?? '');
  return { ok: true, message: toMessage(openMessage(seal, message), message.character_id, quote) };
}

/**
 * Stores the reason why a message was not sent. A second outcome for the same key violates the primary
 * key by design. The outcome of a sent message is stored with the message.
 */
export async function storeRefusal(
  trx: Knex.Transaction,
  senderId: string,
  idempotencyKey: string,
  outcome: RefusedSend,
  now: Date,
): Promise<void> {
  await trx('send_outcomes').insert({
    sender_id: senderId,
    idempotency_key: idempotencyKey,
    kind: outcome.kind,
    error: outcome.reason,
    source: outcome.source ?? null,
    rule: outcome.rule ?? null,
    created_at: now,
  });
}

interface PaymentChange {
  isRepeat?: boolean;
  isAnswered?: boolean;
  /** The tokens of the intended tip. */
  tip?: number | undefined;
}

/** Announces the outcome of a message to the person, again for every repeat of the key. */
export function announceOutcome(
  trx: Knex.Transaction,
  person: Person,
  idempotencyKey: string,
  outcome: SendOutcome,
  { isRepeat = false, isAnswered = false, tip }: PaymentChange = {},
): void {
  const about = { personId: person.id };
  if (outcome.ok) {
    const { message } = outcome;
    announce(
      trx,
      userMessageSent,
      { ...about, aggregateId: message.id },
      {
        chatId: message.chatId,
        characterId: message.characterId,
        message,
        isRepeat,
        isAnswered,
        isGuest: person.kind === 'guest',
      },
    );
    return;
  }
  const aggregate = { ...about, aggregateId: newId() };
  const { reason, rule, source, tokens, pausedUntil } = outcome;
  if (outcome.kind === 'rejected') {
    announce(trx, messageRejected, aggregate, { reason, idempotencyKey, ...(rule && { rule }) });
    return;
  }
  announce(trx, chatFailed, aggregate, {
    reason,
    idempotencyKey,
    ...(source ? { source } : {}),
    ...(tokens === undefined ? {} : { tokens }),
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
    ...(tip === undefined ? {} : { price: tip }),
  });
}
