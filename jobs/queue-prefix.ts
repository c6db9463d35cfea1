import { isCluster, type RedisClient } from '~/db/redis-connection';

/** What a queue's keys begin with: in a cluster all of them share a slot, another for each queue. */
export const queuePrefix = (redis: RedisClient, queue: string): string =>
  isCluster(redis) ? `{${queue}}` : 'bull';
