import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { giveBackSpend } from '../../wallet/spends/give-back-spend';
import { defineTransferReason } from '../../wallet/schema';
import { messageKey, returnTrial } from '../send/charge-message';
import { refundOf } from './decide-reply';

const refund = defineTransferReason('refund');

/**
 * Cancels the pending reply to a message, in a transaction that holds the chat's lock, and refunds its
 * cost in tokens or as a free message. Returns the tokens; null if no reply was pending.
 */
export async function endReply(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<{ tokens: number } | null> {
  const [ended] = await trx('replies')
    .where({ message_id: messageId, state: 'pending' })
    .update({ state: 'failed', leased_until: null })
    .returning('chat_id');
  if (!ended) return null;
  const message = await trx('messages')
    .where({ chat_id: ended.chat_id, id: messageId })
    .first('price_tokens', 'is_trial');
  if (!message) throw new Error('the message of a reply has gone');
  const isGuest = person.kind === 'guest';
  const { tokens, isTrialReturned } = refundOf(message, { isGuest });
  if (tokens > 0) {
    await giveBackSpend(context, trx, {
      userId: person.id,
      spentBy: messageKey(messageId),
      reason: refund,
      reference: messageId,
    });
  }
  if (isTrialReturned) await returnTrial(trx, person);
  return { tokens };
}

/** Cancels and refunds all pending replies of a chat. */
export async function endReplies(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  chatId: string,
): Promise<void> {
  const waiting = await trx('replies')
    .where({ chat_id: chatId, state: 'pending' })
    .orderBy('seq')
    .pluck<string[]>('message_id');
  for (const messageId of waiting) await endReply(context, trx, person, messageId);
}
