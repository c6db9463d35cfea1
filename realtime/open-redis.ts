import { connectRedis, type RedisClient, type RedisLimits } from '~/db/redis-connection';
import type { Logger } from '~/observability/logger';
import { Channels } from './subscriptions/channels';

export interface GatewayRedis {
  channels: Channels;
  /** For streams and queues; an order that Redis does not take soon fails instead of waiting. */
  commands: RedisClient;
  close(): Promise<void>;
}

/** The connections of a gateway: those that listen speak no other command. */
export function openRedis(url: string, logger: Logger, limits?: RedisLimits): GatewayRedis {
  const commands = connectRedis({ url, limits, name: 'gateway-commands', maxRetriesPerRequest: 1 });
  commands.on('error', (error: Error) => logger.warn({ err: error }, 'redis'));
  const channels = new Channels({ url, limits, redis: commands, logger });
  return {
    channels,
    commands,
    close: async () => {
      channels.close();
      commands.disconnect();
    },
  };
}
