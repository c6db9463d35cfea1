import { Problem } from '../print.mjs';

// Redis's default logical databases; unit tests use 0.
const LOGICAL_DATABASES = Array.from({ length: 15 }, (_, index) => index + 1);

/**
 * Returns an empty logical database of a Redis, without jobs of an earlier run.
 * @param {string} redisUrl
 * @returns {Promise<{ url: string, empty: () => Promise<void> }>}
 */
export async function takeEmptyRedis(redisUrl) {
  const { Redis } = await import('ioredis');
  for (const index of LOGICAL_DATABASES) {
    const url = new URL(redisUrl);
    url.pathname = `/${index}`;
    const client = new Redis(url.href);
    const size = await client.dbsize();
    if (size === 0) {
      const empty = async () => {
        await client.flushdb();
        client.disconnect();
      };
      return { url: url.href, empty };
    }
    client.disconnect();
  }
  throw new Problem('REDIS_URL has no empty logical database left for the journeys.');
}
