import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { personMark } from '../shared/sealing/viewer-mark';

/**
 * Moves a visitor's views to the account that they signed in to, in the caller's transaction. Views of the
 * account on the same day are unchanged, and nothing is counted again.
 */
export async function attachPostViews(
  context: Pick<DomainContext, 'keys'>,
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  // Rows are inserted, not updated, so that a concurrent view by the account does not conflict.
  await trx.raw(
    `with moved as (
       delete from post_views seen using attached_guests as guest
        where seen.guest_id = :guestId and guest.id = seen.guest_id
          and guest.attached_to_user_id = :userId
       returning seen.post_id, seen.viewed_on, seen.viewed_at
     )
     insert into post_views (post_id, viewed_on, viewer, user_id, viewed_at, is_counted)
     select post_id, viewed_on, :viewer, :userId, viewed_at, false from moved
         on conflict (post_id, viewed_on, viewer) do nothing`,
    { guestId, userId, viewer: personMark(context, { kind: 'user', id: userId }) },
  );
}

/** Deletes a visitor's views, in the caller's transaction. */
export async function removeGuestViews(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('post_views').where({ guest_id: guestId }).delete();
}
