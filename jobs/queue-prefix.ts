import { isCluster, type RedisClient } from '~/db/redis-connection';

/**
 * Returns the prefix of a queue's keys. In a cluster, all keys of a queue share a slot, a different one per
 * queue.
 */
export const queuePrefix = (redis: RedisClient, queue: string): string =>
  isCluster(redis) ? `{${queue}}` : 'bull';
