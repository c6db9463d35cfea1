import type { Knex } from 'knex';

/** The counted kinds of activity, named like their columns. */
type Activity = 'views' | 'likes' | 'unlocks';

interface Counted {
  postId: string;
  activity: Activity;
  at: Date;
}

/** Returns the SQL for the hour (UTC) of a time. */
const hourOf = (moment: string) => `date_trunc('hour', ${moment}, 'UTC')`;

/**
 * Counts an activity on a post, in the caller's transaction: in the total and in its hour, from which
 * trends are computed.
 */
export async function countActivity(
  trx: Knex.Transaction,
  { postId, activity, at }: Counted,
): Promise<void> {
  await trx.raw(
    `with hourly as (
       insert into post_activity as counted (post_id, hour, ${activity})
       values (:postId, ${hourOf('cast(:at as timestamptz)')}, 1)
       on conflict (post_id, hour) do update set ${activity} = counted.${activity} + 1
     )
     insert into post_counts as counts (post_id, ${activity}) values (:postId, 1)
     on conflict (post_id) do update set ${activity} = counts.${activity} + 1`,
    { postId, at },
  );
}

/** Reverses a count; its hour may be deleted already. */
export async function discountActivity(
  trx: Knex.Transaction,
  { postId, activity, at }: Counted,
): Promise<void> {
  await trx.raw(
    `with hourly as (
       update post_activity set ${activity} = ${activity} - 1
        where post_id = :postId and hour = ${hourOf('cast(:at as timestamptz)')} and ${activity} > 0
     )
     update post_counts set ${activity} = ${activity} - 1
      where post_id = :postId and ${activity} > 0`,
    { postId, at },
  );
}
