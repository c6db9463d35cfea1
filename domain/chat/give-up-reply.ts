import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transact';
import { firstName } from '../characters/first-name';
import { giveBackSpend } from '../wallet/give-back-spend';
import { defineTransferReason } from '../wallet/schema';
import { messageKey, returnTrial } from './charge-message';
import type { ClaimedReply } from './claim-reply';
import { refundOf } from './decide-reply';
import { chatFailed } from './events';
import type { ReplySituation } from './reply-situation';

const refund = defineTransferReason('refund');

/**
 * Stops trying to answer a message, returns what it cost, be it tokens or a free message, and says
 * so; safe to repeat.
 */
export async function giveUpReply(
  context: DomainContext,
  claim: ClaimedReply,
  { character, isWithdrawn, whereabouts }: ReplySituation,
): Promise<void> {
  await transact(context, async (trx) => {
    // Read under the lock: a visitor may have signed up while the message waited.
    const chat = await trx('chats')
      .where({ id: claim.chatId })
      .forUpdate()
      .first('user_id', 'guest_id');
    if (!chat) return;
    const person: Person = chat.user_id
      ? { kind: 'user', id: chat.user_id }
      : { kind: 'guest', id: chat.guest_id ?? '' };
    const ended = await trx('replies')
      .where({ message_id: claim.messageId, state: 'pending' })
      .update({ state: 'failed', leased_until: null });
    if (ended === 0) return;
    const message = await trx('messages')
      .where({ id: claim.messageId })
      .first('price_tokens', 'is_trial');
    if (!message) throw new Error('the message of a reply has gone');
    const isGuest = person.kind === 'guest';
    const { tokens, isTrialReturned } = refundOf(message, { isGuest });
    if (tokens > 0) {
      await giveBackSpend(context, trx, {
        userId: person.id,
        spentBy: messageKey(claim.messageId),
        reason: refund,
        reference: claim.messageId,
      });
    }
    if (isTrialReturned) await returnTrial(trx, person);
    announce(
      trx,
      chatFailed,
      { personId: person.id, aggregateId: newId() },
      isWithdrawn
        ? { reason: 'no-such-character' }
        : {
            reason: 'no-reply',
            characterName: firstName(character.name),
            isRefunded: tokens > 0,
            language: whereabouts.language,
          },
    );
  });
}
