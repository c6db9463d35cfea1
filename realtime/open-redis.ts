import type { Redis } from 'ioredis';
import { connectRedis, type RedisLimits } from '~/db/redis-connection';
import type { Logger } from '~/observability/logger';

export interface GatewayRedis {
  /** For channels only; after a lost connection it is the gateway that subscribes again. */
  subscriber: Redis;
  /** For streams and queues; an order that Redis does not take soon fails instead of waiting. */
  commands: Redis;
  close(): Promise<void>;
}

/** The two connections of a gateway: one that listens speaks no other command. */
export function openRedis(url: string, logger: Logger, limits?: RedisLimits): GatewayRedis {
  const subscriber = connectRedis({
    url,
    limits,
    name: 'gateway-subscriber',
    autoResubscribe: false,
    maxRetriesPerRequest: null,
  });
  const commands = connectRedis({ url, limits, name: 'gateway-commands', maxRetriesPerRequest: 1 });
  for (const redis of [subscriber, commands]) {
    redis.on('error', (error: Error) => logger.warn({ err: error }, 'redis'));
  }
  return {
    subscriber,
    commands,
    close: async () => {
      subscriber.disconnect();
      commands.disconnect();
    },
  };
}
