import type { Knex } from 'knex';
import { attachGuestChats } from '../chat/attach-guest-chats';
import { attachPostViews } from '../posts/attach-post-views';
import type { DomainContext } from '../shared/context';

/** Hands to an account what its person said and saw as a visitor; safe to repeat. */
export async function attachGuest(
  context: DomainContext,
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await attachGuestChats(trx, guestId, userId);
  await attachPostViews(context, trx, { guestId, userId });
}
