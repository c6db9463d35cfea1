import type { DomainContext } from '../shared/context';
import { viewersSettings } from './settings';

/** Visitors of one statement: each takes their conversations along. */
const batch = 500;

/**
 * Removes visitors who never signed up and have said nothing for the time of the settings, with all
 * their conversations hold and all they saw, in statements of a bounded size. Answers how many went.
 */
export async function removeStaleGuests(context: DomainContext): Promise<number> {
  const { guest_kept_seconds } = await context.settings(viewersSettings);
  const before = new Date(context.now().getTime() - guest_kept_seconds * 1000);
  let total = 0;
  for (;;) {
    const { rowCount } = await context.db.raw<{ rowCount: number }>(
      // A visitor who is being attached, or sends something, is locked and waits for the next round.
      `with stale as (
         select id from guests
          where attached_to_user_id is null and created_at < :before
            and not exists (
              select from chats where guest_id = guests.id and last_message_at >= :before)
          order by created_at limit :batch for update skip locked
       ), outcomes as (
         delete from send_outcomes using stale where sender_id = stale.id
       )
       delete from guests using stale where guests.id = stale.id`,
      { before, batch },
    );
    total += rowCount;
    if (rowCount < batch) return total;
  }
}
