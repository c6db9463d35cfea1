import type { Knex } from '~/db/connection';
import { makeUser, subscribe } from '~/db/testing';
import { seedPostsAtScale } from '~/db/seeds/seed-posts-at-scale';
import { rankForYou } from '~/domain/feeds/rank-for-you';
import { rankTrending } from '~/domain/feeds/rank-trending';
import type { DomainContext } from '~/domain/shared/context';

/** The number of people whose likes and views of the last days determine the trends. */
const crowd = 100;
const likesOfEach = 50;
const followed = 30;

export interface FeedGround {
  fanId: string;
  fanEmail: string;
  characterIds: string[];
}

/** Creates a database with posts, trends among them, and a subscriber who follows characters. */
export async function makeFeedGround(
  context: DomainContext,
  owner: Knex,
  posts: number,
): Promise<FeedGround> {
  await seedPostsAtScale(owner, posts, (done) => process.stderr.write(`${done} posts\n`));
  const fan = await makeUser(context.db);
  await subscribe(context.db, fan.id);
  const people = await Promise.all(Array.from({ length: crowd }, () => makeUser(context.db)));
  for (const { id } of people) await likeSome(context.db, id);
  await likeSome(context.db, fan.id);
  await context.db.raw(
    `insert into follows (user_id, character_id, created_at)
     select ?, id, now() from characters order by random_order limit ?`,
    [fan.id, followed],
  );
  await rankTrending(context);
  await rankForYou(context, { kind: 'user', id: fan.id });
  await owner.raw('vacuum analyze');
  const characterIds = await context
    .db('characters')
    .orderBy('id')
    .limit(1000)
    .pluck<string[]>('id');
  return { fanId: fan.id, fanEmail: fan.email, characterIds };
}

/** Adds likes of random posts over the last week. */
async function likeSome(db: Knex, userId: string): Promise<void> {
  await db.raw(
    `insert into post_likes (user_id, post_id, created_at)
     select cast(:userId as uuid), p.id, now() - random() * interval '7 days'
       from generate_series(1, :likes) n
      cross join lateral (
        select id from posts where random_order >= random() + n * 0 and is_published
         order by random_order, id limit 1) p
     on conflict do nothing`,
    { userId, likes: likesOfEach },
  );
  await db.raw(
    `insert into post_activity (post_id, hour, likes)
     select post_id, date_trunc('hour', created_at, 'UTC'), count(*) from post_likes
      where user_id = ? group by 1, 2
     on conflict (post_id, hour) do update
        set likes = post_activity.likes + excluded.likes`,
    [userId],
  );
}
