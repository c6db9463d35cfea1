import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  createTestRedis,
  makePost,
  type TestDatabase,
  type TestRedis,
} from '~/db/testing';
import { createLogger } from '~/observability/logger';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { openStorage } from '~/providers/storage/open-storage';
import type { Storage } from '~/providers/storage/storage';
import { createEnqueuer, type Enqueuer } from '../enqueue.job';
import { startWorkers } from '../worker';
import { mediaHandlers } from './handlers';
import { sweepOriginalsJob } from './sweep-originals.job';

let database: TestDatabase;
let redis: TestRedis;
let enqueuer: Enqueuer;
let storage: Storage;
let folder: string;
let workers: ReturnType<typeof startWorkers>;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = await createTestRedis();
  enqueuer = createEnqueuer(redis.connect());
  const context = createTestContext(database.db);
  folder = await mkdtemp(join(tmpdir(), 'media-jobs-'));
  storage = openStorage({ dataDir: folder, secret: context.keys.media });
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
  await redis.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

it('finds what is unrendered and renders it; what cannot be read is left to the others', async () => {
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
  await expect.poll(() => rendered(1), { timeout: 10_000 }).toHaveLength(1);
  expect(await rendered(0)).toHaveLength(0);
});
