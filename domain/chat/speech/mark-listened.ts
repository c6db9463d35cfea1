import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { columnsOf } from '../messages/append-message';
import { announceChange } from '../messages/change-message';
import { lockMessage } from '../messages/lock-message';
import { isOpenTo } from '../messages/message-details';
import { refuse, type Refusal } from '../refusals';

/**
 * Records that a person has listened to a character's audio; safe to repeat. Refuses locked audio and
 * the person's own recordings.
 */
export async function markListened(
  context: DomainContext,
  person: Person,
  messageId: string,
): Promise<{ ok: true } | Refusal<'no-such-message' | 'not-audible'>> {
  return transact(context, async (trx) => {
    const message = await lockMessage(context, trx, person, messageId);
    if (!message || message.isRemoved) return refuse('no-such-message');
    const { role, details } = message;
    if (role !== 'character' || details?.type !== 'audio' || !isOpenTo(details)) {
      return refuse('not-audible');
    }
    if (details.isListened) return { ok: true };
    const { details: updated } = columnsOf({ ...details, isListened: true });
    await trx('messages')
      .where({ chat_id: message.chatId, id: messageId })
      .update({ details: updated });
    await announceChange(context, trx, person, message);
    return { ok: true };
  });
}
