import { Redis, type RedisOptions } from 'ioredis';
import type { Config } from '~/config/config';
import { redisTlsOf } from '~/config/tls';
import { reconnectRedisWhenSilent } from './end-when-silent';

/** How long things may take on one connection to Redis, in milliseconds. */
export interface RedisLimits {
  connectMs: number;
  /** A command fails then, and a connection that is silent for as long is begun anew. */
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
  url: string;
  name: string;
  limits?: RedisLimits | undefined;
}

/**
 * BullMQ's workers wait in a command of up to ten seconds, on a duplicate of what they are given;
 * and they watch that wait themselves.
 */
const longestBlockMs = 15_000;
const keepAliveMs = 10_000;
const longestPauseMs = 1_000;

/** Opens a connection on which no command waits for ever and silence is noticed. */
export function connectRedis({
  url,
  name,
  limits = redisLimits,
  ...options
}: RedisConnectionOptions): Redis {
  return open(url, name, limits, { ...options, commandTimeout: limits.commandMs });
}

/** Opens a connection for a BullMQ worker, which also blocks on a duplicate of it. */
export function connectQueueRedis({
  url,
  name,
  limits = redisLimits,
}: RedisConnectionOptions): Redis {
  return open(url, name, limits, { maxRetriesPerRequest: null, commandTimeout: longestBlockMs });
}

function open(url: string, name: string, limits: RedisLimits, options: RedisOptions): Redis {
  const redis = new Redis(url, {
    ...options,
    ...redisTlsOf(url),
    connectionName: name,
    connectTimeout: limits.connectMs,
    keepAlive: keepAliveMs,
    retryStrategy: (attempt) => Math.min(attempt * 50, longestPauseMs),
  });
  reconnectRedisWhenSilent(redis, limits.commandMs);
  return redis;
}
