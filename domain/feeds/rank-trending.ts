import type { DomainContext } from '../shared/context';
import { decayed, hoursAgo, secondsOf } from './decay';
import { feedsSettings } from './settings';

/** The initial weight of each action. */
const weights = { unlocks: 10, likes: 4, views: 1 };
const weighed = `(${Object.entries(weights)
  .map(([column, weight]) => `${weight} * ${column}`)
  .join(' + ')})`;

export type TrendingRanked =
  | { ranked: number }
  /** The latest list is recent enough. */
  | { ranked: null };

/**
 * Writes a new trending list: published posts by their unlocks, likes and views of the last days; older
 * ones count less. Counts are per hour and dated to its beginning; hours that began before the window
 * are excluded. Does nothing while the latest list is younger than configured, or while another
 * process writes one.
 */
export async function rankTrending(context: DomainContext): Promise<TrendingRanked> {
  const settings = await context.settings(feedsSettings);
  const now = context.now();
  return context.db.transaction(async (trx) => {
    const dueBefore = new Date(now.getTime() - settings.trending_refresh_seconds * 1000);
    const { rows: due } = await trx.raw<{ rows: { is_due: boolean }[] }>(
      `select pg_try_advisory_xact_lock(hashtext('rank-trending')) and not exists (
         select from ranked_lists where kind = 'trending' and made_at > ?) as is_due`,
      [dueBefore],
    );
    if (!due[0]?.is_due) return { ranked: null };
    const { rows } = await trx.raw<{ rows: { ranked: number }[] }>(
      `with made as (
         insert into ranked_lists (kind, made_at) values ('trending', :now) returning id
       ), scored as (
         select post_id, sum(${decayed(weighed, 'hour')}) as score
           from active_posts
          -- All of an hour may have been taken back.
          where hour > :since and views + likes + unlocks > 0 group by post_id
       ), ranked as (
         insert into ranked_posts (list_id, rank, post_id, style)
         select made.id, row_number() over (order by best.score desc, best.id desc), best.id,
                best.style
           from made, (
             select p.id, p.style, scored.score
               from scored join published_posts p on p.id = scored.post_id
              order by scored.score desc, p.id desc limit :size
           ) best
         returning 1
       )
       select count(*)::integer as ranked from ranked`,
      {
        now,
        since: hoursAgo(now, settings.trending_window_hours),
        halfLife: secondsOf(settings.trending_half_life_hours),
        size: settings.trending_list_size,
      },
    );
    return { ranked: rows[0]?.ranked ?? 0 };
  });
}
