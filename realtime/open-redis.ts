import { Redis } from 'ioredis';
import type { Logger } from '~/observability/logger';

export interface GatewayRedis {
  /** For channels only; after a lost connection it is the gateway that subscribes again. */
  subscriber: Redis;
  /** For streams and queues; an order that Redis does not take soon fails instead of waiting. */
  commands: Redis;
  close(): Promise<void>;
}

/** The two connections of a gateway: one that listens speaks no other command. */
export function openRedis(url: string, logger: Logger): GatewayRedis {
  const shared = {
    keepAlive: 10_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 50, 1000),
  };
  const subscriber = new Redis(url, {
    ...shared,
    connectionName: 'gateway-subscriber',
    autoResubscribe: false,
    maxRetriesPerRequest: null,
  });
  const commands = new Redis(url, {
    ...shared,
    connectionName: 'gateway-commands',
    maxRetriesPerRequest: 1,
    commandTimeout: 5000,
  });
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
