import { afterAll, expect, it } from 'vitest';
import { makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { likePost } from '~/domain/posts/like-post';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { createEnqueuer } from '../enqueue.job';
import { postsSubscribers } from '../posts/subscribers';
import { feedsHandlers } from './handlers';
import { rankForYouJob } from './rank-for-you.job';

const { database, context } = await openTestContext();
const redis = await openTestRedis();
const enqueuer = createEnqueuer(redis.connect());
afterAll(() => enqueuer.close());

it('ranks the feed again after a like, with one job for all likes of a person within the pause', async () => {
  const { id: userId } = await makeUser(database.db);
  const { characterId } = await makePost(database.db);
  const work = feedsHandlers({ longRunning: context, enqueuer }).find(
    ({ job }) => job === rankForYouJob,
  );
  const meta = { eventId: userId, personId: userId, requestId: 'test' };
  const results: unknown[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id: postId } = await makePost(database.db, { characterId });
    await likePost(context, { userId, isSubscriber: false }, postId);
    const event = await database
      .db('outbox')
      .where({ name: 'posts.post-liked', person_id: userId })
      .first<{ payload: unknown }>('payload');
    const jobs = postsSubscribers
      .filter(({ eventName }) => eventName === 'posts.post-liked')
      .flatMap(({ react }) => react(event.payload, meta).jobs ?? [])
      .filter(({ job }) => job === rankForYouJob);
    for (const { payload } of jobs) results.push(await work?.handle(payload));
  }
  expect(results).toEqual([{ ranked: 1 }, { ranked: null }, { ranked: null }, { ranked: null }]);
  const queue = enqueuer.queues.get('maintenance');
  const delayed = (await queue?.getDelayed()) ?? [];
  expect(delayed.map(({ name, data }) => [name, data])).toEqual([
    ['rank-for-you', { userId, requestId: 'test' }],
  ]);
});
