import { afterAll } from 'vitest';
import { createTestRedis, type TestRedis } from './create-test-redis';

/** Empties a Redis for all tests of a file and closes its connections at the end of the file. */
export async function openTestRedis(): Promise<TestRedis> {
  const redis = await createTestRedis();
  afterAll(() => redis.close());
  return redis;
}
