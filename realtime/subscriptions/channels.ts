import type { Redis } from 'ioredis';
import { connectNode, isCluster, type RedisClient, type RedisLimits } from '~/db/redis-connection';
import { ownerOf } from '~/db/redis-nodes';
import type { Logger } from '~/observability/logger';
import { personTags, tagChannel } from '../protocol/envelope';

interface ChannelsOptions {
  url: string;
  limits?: RedisLimits | undefined;
  /** The client that knows the server of each channel. */
  redis: RedisClient;
  logger: Logger;
}

interface Hearing {
  onMessage(channel: string, text: string): void;
  /** Called when some channels may have missed messages and must be subscribed to again. */
  onReady(isAffected: (channel: string) => boolean): void;
}

/**
 * Receives channels of sharded pub/sub, with one connection to each server for the channels in its
 * slots. If a connection is lost or a channel moves to another server, the subscribers are notified;
 * they missed messages and catch up themselves.
 */
export class Channels {
  #connections = new Map<string, Redis>();
  #hearing: Hearing = { onMessage: () => undefined, onReady: () => undefined };
  #owners = new Map<string, string | undefined>();

  constructor(private readonly options: ChannelsOptions) {
    const { redis } = options;
    if (isCluster(redis)) redis.on('refresh', () => this.#follow());
  }

  listen(hearing: Hearing): void {
    this.#hearing = hearing;
  }

  async subscribe(channel: string): Promise<void> {
    await this.#connectionOf(channel).ssubscribe(channel);
  }

  /** Unsubscribes from a channel; does nothing if it is not subscribed, as after closing. */
  async unsubscribe(channel: string): Promise<void> {
    const owner = ownerOf(this.options.redis, channel);
    if (owner !== undefined) await this.#connections.get(owner)?.sunsubscribe(channel);
  }

  close(): void {
    for (const connection of this.#connections.values()) connection.disconnect();
    this.#connections.clear();
  }

  #connectionOf(channel: string): Redis {
    const owner = ownerOf(this.options.redis, channel);
    if (owner === undefined) throw new Error('no server of the cluster has the channel');
    return this.#connections.get(owner) ?? this.#connect(owner);
  }

  #connect(owner: string): Redis {
    const { url, limits, redis, logger } = this.options;
    const connection = connectNode({
      url: owner === '' ? url : addressAt(url, owner),
      limits,
      name: 'gateway-subscriber',
      autoResubscribe: false,
      // A subscription sent while connecting would arrive before the response to the ready check.
      enableReadyCheck: false,
      maxRetriesPerRequest: null,
    });
    connection.on('error', (error: Error) => logger.warn({ err: error }, 'redis'));
    connection.on('smessage', (channel: string, text: string) =>
      this.#hearing.onMessage(channel, text),
    );
    // Subscriptions requested before the first connection wait for it and have missed nothing.
    connection.once('ready', () =>
      connection.on('ready', () =>
        this.#hearing.onReady((channel) => ownerOf(redis, channel) === owner),
      ),
    );
    this.#connections.set(owner, connection);
    return connection;
  }

  /** Follows changes of the slots in the cluster: channels that moved are received from another server. */
  #follow(): void {
    const { redis } = this.options;
    const moved = new Set<string>();
    for (const tag of personTags) {
      const channel = tagChannel(tag);
      const owner = ownerOf(redis, channel);
      if (this.#owners.has(tag) && this.#owners.get(tag) !== owner) moved.add(channel);
      this.#owners.set(tag, owner);
    }
    if (moved.size === 0) return;
    const owners = new Set(this.#owners.values());
    for (const [owner, connection] of this.#connections) {
      if (owners.has(owner)) continue;
      connection.disconnect();
      this.#connections.delete(owner);
    }
    this.#hearing.onReady((channel) => [...moved].some((one) => channel.startsWith(one)));
  }
}

/** Returns the address of another node of the cluster, with the same credentials. */
function addressAt(url: string, host: string): string {
  const address = new URL(url.split(',')[0] ?? url);
  address.host = host;
  return address.href;
}
