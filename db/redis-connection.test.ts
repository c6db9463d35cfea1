import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectQueueRedis, connectRedis, type RedisClient } from './redis-connection';
import { startProxy, type TestProxy } from './testing';
import { eventually } from './testing/eventually';
import { openTestRedis } from './testing/open-test-redis';

/** Short, because the tests wait for them, and long enough for a busy machine to respond. */
const limits = { connectMs: 2_000, commandMs: 1_500 };

const server = await openTestRedis();
let proxy: TestProxy;
let opened: RedisClient[] = [];
beforeEach(async () => {
  proxy = await startProxy(server.url);
});
afterEach(async () => {
  for (const redis of opened) redis.disconnect();
  opened = [];
  await proxy.close();
});

function use<Client extends RedisClient>(redis: Client): Client {
  redis.on('error', () => undefined);
  opened.push(redis);
  return redis;
}
const nextConnection = (redis: RedisClient) =>
  new Promise<void>((resolve) => redis.once('reconnecting', () => resolve()));

describe('a connection to a Redis that went silent', () => {
  it('fails pending commands, reconnects and answers once Redis responds', async () => {
    const redis = use(connectRedis({ url: proxy.url, name: 'test', limits }));
    await redis.set('greeting', 'hello');
    proxy.goSilent();
    const again = nextConnection(redis);
    await expect(redis.get('greeting')).rejects.toThrow('Command timed out');
    await again;
    proxy.speak();
    await eventually(async () =>
      expect(await redis.get('greeting').catch(() => null)).toBe('hello'),
    );
  });

  it('is noticed by one that only listens', async () => {
    const redis = use(connectRedis({ url: proxy.url, name: 'test', limits }));
    const received: string[] = [];
    redis.on('message', (_, text) => received.push(text));
    await redis.subscribe('silence');
    proxy.goSilent();
    await nextConnection(redis);
    proxy.speak();
    await eventually(async () => {
      await server.redis.publish('silence', 'over');
      expect(received).toContain('over');
    });
  });

  it('is noticed by a worker’s, which waits longer for a job than others for an answer', async () => {
    const redis = use(connectQueueRedis({ url: proxy.url, name: 'test', limits }));
    await redis.ping();
    const blocking = use(redis.duplicate());
    expect(await blocking.bzpopmin('no-jobs', 1)).toBeNull();
    proxy.goSilent();
    await nextConnection(redis);
  });
});
