import { Redis } from 'ioredis';

export interface TestRedis {
  redis: Redis;
  /** Opens another connection to the same logical database. */
  connect(): Redis;
  url: string;
  close(): Promise<void>;
}

/** Logical databases 1 to 15. Vitest's worker number separates files that run at the same time. */
const databases = 15;

/** Empties and opens a logical database of the test Redis. All of them share the pub/sub channels. */
export async function createTestRedis(): Promise<TestRedis> {
  const base = process.env['REDIS_URL'];
  if (!base) throw new Error('REDIS_URL is missing');
  const url = new URL(base);
  const worker = Number(process.env['VITEST_POOL_ID'] ?? '1');
  url.pathname = `/${1 + (worker % databases)}`;
  const open: Redis[] = [];
  const connect = () => {
    const redis = new Redis(url.href, { maxRetriesPerRequest: null });
    open.push(redis);
    return redis;
  };
  const redis = connect();
  await redis.flushdb();
  return {
    redis,
    connect,
    url: url.href,
    async close() {
      await Promise.all(open.map((one) => one.quit().catch(() => one.disconnect())));
    },
  };
}
