import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { feedsSettings } from './settings';

/** Lists removed per statement. Their rows are removed with them. */
const listsAtOnce = 200;

/**
 * Removes lists after their retention. The latest trending list and the latest of each user are kept.
 * Most visitors never return, and a new list is created for those who do. Returns the number removed.
 */
export async function trimRankedLists(context: DomainContext): Promise<number> {
  const { ranked_list_kept_seconds } = await context.settings(feedsSettings);
  const before = new Date(context.now().getTime() - ranked_list_kept_seconds * 1000);
  let removed = 0;
  for (;;) {
    const { rowCount } = await context.db.raw<{ rowCount: number }>(
      `delete from ranked_lists where id in (
         select old.id from ranked_lists old
          where old.made_at < ? and (old.guest_id is not null or exists (
            select from ranked_lists newer
             where newer.id > old.id and newer.kind = old.kind
               and newer.user_id is not distinct from old.user_id))
          order by old.made_at limit ?)`,
      [before, listsAtOnce],
    );
    removed += rowCount;
    if (rowCount < listsAtOnce) return removed;
  }
}

/** Removes a visitor's ranked lists, in the caller's transaction. */
export async function removeGuestLists(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('ranked_lists').where({ guest_id: guestId }).delete();
}
