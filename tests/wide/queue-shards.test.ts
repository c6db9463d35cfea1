import * as z from 'zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { openTestCluster } from '~/db/testing/open-test-cluster';
import { connectQueueRedis } from '~/db/redis-connection';
import { createLogger } from '~/observability/logger';
import { defineJob } from '~/jobs/definition.job';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { handleJob } from '~/jobs/handler';
import { startWorkers } from '~/jobs/worker';

const cluster = await openTestCluster();
const job = defineJob({
  queue: 'chat',
  name: 'say',
  payload: z.object({ word: z.string() }),
  onePer: ({ word }) => word,
});
const words = Array.from({ length: 60 }, (_, index) => `word ${index}`);

async function open(shards: number) {
  const enqueuer = createEnqueuer(await cluster.connect(), shards);
  onTestFinished(async () => {
    for (const queue of enqueuer.queues.values()) await queue.obliterate({ force: true });
    await enqueuer.close();
  });
  return enqueuer;
}

describe('a queue in shards, on a cluster', () => {
  it('is spread over all of them, and a repeat reaches the shard of its original', async () => {
    const enqueuer = await open(3);
    for (const word of [...words, ...words]) await enqueuer.enqueue(job, { word });
    const shards = ['chat', 'chat-1', 'chat-2'].flatMap((name) => enqueuer.queues.get(name) ?? []);
    const counts = await Promise.all(shards.map((queue) => queue.getWaitingCount()));
    expect(Math.min(...counts)).toBeGreaterThan(5);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(words.length);
    expect(await enqueuer.listOldest('chat')).toHaveLength(3);
  });

  it('is worked off, each job once', async () => {
    const enqueuer = await open(3);
    for (const word of words) await enqueuer.enqueue(job, { word });
    const done: string[] = [];
    const connections: { disconnect(): void }[] = [];
    const workers = startWorkers({
      connect: () => {
        const redis = connectQueueRedis({ url: cluster.url, name: 'test-worker' });
        redis.on('error', () => undefined);
        connections.push(redis);
        return redis;
      },
      handlers: [handleJob(job, ({ word }) => Promise.resolve(void done.push(word)))],
      shards: 3,
      concurrency: () => 4,
      logger: createLogger({ process: 'test', level: 'silent' }),
    });
    await eventually(() => expect(done.length).toBe(words.length));
    await workers.stop();
    for (const connection of connections) connection.disconnect();
    expect(new Set(done).size).toBe(words.length);
    expect(done).toHaveLength(words.length);
  });
});
