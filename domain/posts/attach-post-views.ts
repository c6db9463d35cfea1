import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { personMark } from '../shared/viewer-mark';

/**
 * Hands what a visitor saw to the account they are attached to, in the caller's transaction. What the
 * account saw itself on the same day stays as it is; nothing is counted again.
 */
export async function attachPostViews(
  context: Pick<DomainContext, 'keys'>,
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  // Added and not changed: where the account looks at the same time, neither fails.
  await trx.raw(
    `with moved as (
       delete from post_views seen using guests
        where seen.guest_id = :guestId and guests.id = seen.guest_id
          and guests.attached_to_user_id = :userId
       returning seen.post_id, seen.viewed_on, seen.viewed_at
     )
     insert into post_views (post_id, viewed_on, viewer, user_id, viewed_at, is_counted)
     select post_id, viewed_on, :viewer, :userId, viewed_at, false from moved
         on conflict (post_id, viewed_on, viewer) do nothing`,
    { guestId, userId, viewer: personMark(context, { kind: 'user', id: userId }) },
  );
}
