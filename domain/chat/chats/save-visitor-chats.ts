import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { attachGuest } from '../../viewers/attach-guest';

/**
 * Attaches the visitor's chats to the person's account and returns the chats in which they continue. A
 * repeated call finds nothing left to attach.
 */
export function saveVisitorChats(
  context: DomainContext,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<{ chatId: string; characterId: string }[]> {
  return transact(context, async (trx) => {
    const met = await trx('chats')
      .where({ guest_id: guestId, set_aside_at: null })
      .pluck('character_id');
    await attachGuest(context, trx, { guestId, userId });
    return trx('chats')
      .where({ user_id: userId, set_aside_at: null })
      .whereIn('character_id', met)
      .orderBy('id')
      .select('id as chatId', 'character_id as characterId');
  });
}
