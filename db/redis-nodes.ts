import calculateSlot from 'cluster-key-slot';
import type { Redis } from 'ioredis';
import { isCluster, type RedisClient } from './redis-connection';

/** Returns the servers that hold data: the single one, or the masters of a cluster. */
export const mastersOf = (redis: RedisClient): Redis[] =>
  isCluster(redis) ? redis.nodes('master') : [redis];

/**
 * Returns the server that has a key, as `host:port`, so that commands for it share one pipeline. Empty for
 * a single Redis; undefined if no owner of the slot is known.
 */
export function ownerOf(redis: RedisClient, key: string): string | undefined {
  return isCluster(redis) ? redis.slots[calculateSlot(key)]?.[0] : '';
}

/** Resolves once every server has responded; rejects if one does not. */
export async function pingAll(redis: RedisClient): Promise<void> {
  const masters = mastersOf(redis);
  if (masters.length === 0) throw new Error('no master of the cluster is known');
  await Promise.all(masters.map((master) => master.ping()));
}

/**
 * Calls back when a server becomes available, at first and after each reconnection. Returns a function that
 * stops it.
 */
export function onServerReady(redis: RedisClient, call: () => void): () => void {
  if (!isCluster(redis)) {
    redis.on('ready', call);
    return () => void redis.off('ready', call);
  }
  const watch = (node: Redis) => void node.on('ready', call);
  for (const node of redis.nodes()) watch(node);
  redis.on('+node', watch);
  return () => {
    redis.off('+node', watch);
    for (const node of redis.nodes()) node.off('ready', call);
  };
}
