import type { Knex } from 'knex';

/** Acts on a post, named as the columns that count them. */
type Activity = 'views' | 'likes' | 'unlocks';

interface Counted {
  postId: string;
  activity: Activity;
  at: Date;
}

/** Returns SQL for the hour (UTC) of a moment. */
const hourOf = (moment: string) => `date_trunc('hour', ${moment}, 'UTC')`;

/**
 * Counts something that was done with a post, in the caller's transaction: once for ever, and once in its
 * hour, from which is told what trends.
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

/** Takes back what was counted; the hour it was done in may be over and forgotten. */
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
