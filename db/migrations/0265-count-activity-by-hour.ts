import type { Knex } from 'knex';

/**
 * Counts acts on each post by the hour, so that trending reads a row a post and hour instead of every
 * view. Begins with the last week.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table post_activity (
      post_id uuid not null references posts on delete cascade,
      hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
      views integer not null default 0 check (views >= 0),
      likes integer not null default 0 check (likes >= 0),
      unlocks integer not null default 0 check (unlocks >= 0),
      primary key (post_id, hour)
    ) with (fillfactor = 70);
    create index post_activity_hour on post_activity (hour);
    insert into post_activity (post_id, hour, views, likes, unlocks)
    select post_id, date_trunc('hour', at, 'UTC'), sum(views), sum(likes), sum(unlocks)
      from (select post_id, viewed_at as at, 1 as views, 0 as likes, 0 as unlocks
              from post_views where is_counted and viewed_at > now() - interval '8 days'
            union all
            select post_id, created_at, 0, 1, 0 from post_likes
             where created_at > now() - interval '8 days'
            union all
            select post_id, created_at, 0, 0, 1 from post_unlocks
             where created_at > now() - interval '8 days') acts
     group by 1, 2;
    create view active_posts as select post_id, hour, views, likes, unlocks from post_activity;
    revoke insert, update, delete, truncate on active_posts from nocturne_app`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view active_posts; drop table post_activity');
}
