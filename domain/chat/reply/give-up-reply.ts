import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { firstName } from '../../characters/first-name';
import type { ClaimedReply } from './claim-reply';
import { endReply } from './end-reply';
import { chatFailed } from '../events';
import type { ReplySituation } from './reply-situation';

/**
 * Stops trying to reply to a message, refunds its cost in tokens or as a free message, and announces
 * the failure. Safe to repeat.
 */
export async function giveUpReply(
  context: DomainContext,
  claim: ClaimedReply,
  { character, isWithdrawn, whereabouts }: ReplySituation,
): Promise<void> {
  await transact(context, async (trx) => {
    // Read under the lock, because a visitor may have signed up while the message waited.
    const chat = await trx('chats')
      .where({ id: claim.chatId })
      .forUpdate()
      .first('user_id', 'guest_id');
    if (!chat) return;
    const person: Person = chat.user_id
      ? { kind: 'user', id: chat.user_id }
      : { kind: 'guest', id: chat.guest_id ?? '' };
    const ended = await endReply(context, trx, person, claim.messageId);
    if (!ended) return;
    announce(
      trx,
      chatFailed,
      { personId: person.id, aggregateId: newId() },
      isWithdrawn
        ? { reason: 'no-such-character' }
        : {
            reason: 'no-reply',
            characterName: firstName(character.name),
            isRefunded: ended.tokens > 0,
            language: whereabouts.language,
          },
    );
  });
}
