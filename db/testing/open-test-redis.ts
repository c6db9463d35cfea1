import { afterAll } from 'vitest';
import { createTestRedis, type TestRedis } from './create-test-redis';

/** An emptied Redis for all tests of a file; its connections end with the file. */
export async function openTestRedis(): Promise<TestRedis> {
  const redis = await createTestRedis();
  afterAll(() => redis.close());
  return redis;
}
