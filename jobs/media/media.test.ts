import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePost } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { createLogger } from '~/observability/logger';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { createEnqueuer, type Enqueuer } from '../enqueue.job';
import { startWorkers } from '../worker';
import { mediaHandlers } from './handlers';
import { sweepOriginalsJob } from './sweep-originals.job';

const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const redis = await openTestRedis();
let enqueuer: Enqueuer;
let workers: ReturnType<typeof startWorkers>;

beforeAll(async () => {
  enqueuer = createEnqueuer(redis.connect());
  workers = startWorkers({
    connect: () => redis.connect(),
    handlers: mediaHandlers({ context, enqueuer, storage, renditions: createRenditionMaker() }),
    concurrency: () => 2,
    logger: createLogger({ process: 'worker', level: 'silent' }),
  });
});
afterAll(async () => {
  await workers.stop();
  await enqueuer.close();
});

it('finds and renders unrendered originals, and skips unreadable ones', async () => {
  const create = { width: 400, height: 500, channels: 3 as const, background: '#8a2f45' };
  const photo = await sharp({ create }).webp().toBuffer();
  const posts = [await makePost(database.db), await makePost(database.db)];
  for (const [index, { id }] of posts.entries()) {
    const bytes = index === 0 ? Buffer.from('no picture') : photo;
    await storage.put(`originals/${id}.webp`, bytes, { contentType: 'image/webp' });
    await database.db('post_assets').where({ post_id: id }).update({ rendered_key: null });
  }
  await enqueuer.enqueue(sweepOriginalsJob, {});
  await enqueuer.enqueue(sweepOriginalsJob, {});
  const rendered = (index: number) =>
    database
      .db('post_assets')
      .where({ post_id: posts[index]?.id ?? '' })
      .whereNotNull('rendered_key')
      .pluck('id');
  await eventually(async () => expect(await rendered(1)).toHaveLength(1));
  expect(await rendered(0)).toHaveLength(0);
});
