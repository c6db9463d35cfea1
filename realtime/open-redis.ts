import { connectRedis, type RedisClient, type RedisLimits } from '~/db/redis-connection';
import type { Logger } from '~/observability/logger';
import { Channels } from './subscriptions/channels';

export interface GatewayRedis {
  channels: Channels;
  /**
   * The connection for streams and queues; a command that Redis does not accept soon fails instead of
   * waiting.
   */
  commands: RedisClient;
  close(): Promise<void>;
}

/** Opens the Redis connections of a gateway. Subscribing connections send no other commands. */
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
