import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Config } from '~/config/config';
import { redisTlsOf } from '~/config/tls';
import { reconnectRedisWhenSilent } from './end-when-silent';

/** One Redis or a cluster. Commands for one key, or for keys of one slot, work the same on both. */
export type RedisClient = Redis | Cluster;

export const isCluster = (redis: RedisClient): redis is Cluster => redis instanceof Cluster;

/** Time limits on one connection to Redis, in milliseconds. */
export interface RedisLimits {
  connectMs: number;
  /** A command then fails, and a connection that is silent for as long reconnects. */
  commandMs: number;
}

const redisLimits: RedisLimits = { connectMs: 3_000, commandMs: 3_000 };

export function redisLimitsOf(config: Config): RedisLimits {
  return { connectMs: config.REDIS_CONNECT_MS, commandMs: config.REDIS_COMMAND_MS };
}

interface RedisConnectionOptions extends Omit<
  RedisOptions,
  'connectTimeout' | 'commandTimeout' | 'connectionName' | 'keepAlive' | 'retryStrategy'
> {
  /** Several addresses, separated by commas, are nodes of one cluster. One of them finds the others. */
  url: string;
  name: string;
  limits?: RedisLimits | undefined;
}

/**
 * BullMQ's workers block in a command of up to ten seconds, on a duplicate of their connection, and monitor
 * that wait themselves.
 */
const longestBlockMs = 15_000;
const keepAliveMs = 10_000;
const longestPauseMs = 1_000;

/** Opens a connection on which no command waits forever and silence is detected. */
export function connectRedis({
  url,
  name,
  limits = redisLimits,
  ...options
}: RedisConnectionOptions): RedisClient {
  return open(url, name, limits, { ...options, commandTimeout: limits.commandMs });
}

/** Opens a connection for a BullMQ worker, which also blocks on a duplicate of it. */
export function connectQueueRedis({
  url,
  name,
  limits = redisLimits,
}: RedisConnectionOptions): RedisClient {
  return open(url, name, limits, { maxRetriesPerRequest: null, commandTimeout: longestBlockMs });
}

/** Opens a connection to one server, which may be a node of a cluster. */
export function connectNode({
  url,
  name,
  limits = redisLimits,
  ...options
}: RedisConnectionOptions): Redis {
  const redis = new Redis(url, {
    ...connectionOf(url, name, limits, { commandTimeout: limits.commandMs, ...options }),
    retryStrategy: pauseBefore,
  });
  reconnectRedisWhenSilent(redis, limits.commandMs);
  return redis;
}

function open(url: string, name: string, limits: RedisLimits, options: RedisOptions): RedisClient {
  const addresses = url.split(',');
  const [first = url] = addresses;
  if (addresses.length === 1) return connectNode({ ...options, url, name, limits });
  const cluster = new Cluster(addresses.map(nodeOf), {
    redisOptions: { ...credentialsOf(first), ...connectionOf(first, name, limits, options) },
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    clusterRetryStrategy: pauseBefore,
    clusterNodeRetryStrategy: pauseBefore,
    slotsRefreshTimeout: limits.connectMs,
    slotsRefreshInterval: slotsAgainMs,
  });
  cluster.on('+node', (node: Redis) => reconnectRedisWhenSilent(node, limits.commandMs));
  return cluster;
}

/**
 * Milliseconds between queries for the slots of each node in a cluster. A moved slot is also reported by
 * its node.
 */
const slotsAgainMs = 2_000;

const pauseBefore = (attempt: number) => Math.min(attempt * 50, longestPauseMs);

const connectionOf = (url: string, name: string, limits: RedisLimits, options: RedisOptions) => ({
  ...options,
  ...redisTlsOf(url),
  connectionName: name,
  connectTimeout: limits.connectMs,
  keepAlive: keepAliveMs,
});

function nodeOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port || standardPort) };
}

const standardPort = 6379;

/** Returns the credentials, which the nodes of a cluster leave out when they name each other. */
function credentialsOf(address: string): RedisOptions {
  const { protocol, username, password } = new URL(address);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}
