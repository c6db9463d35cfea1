import calculateSlot from 'cluster-key-slot';
import type { Redis } from 'ioredis';
import { isCluster, type RedisClient } from './redis-connection';

/** The servers that hold something: the one there is, or the masters of a cluster. */
export const mastersOf = (redis: RedisClient): Redis[] =>
  isCluster(redis) ? redis.nodes('master') : [redis];

/**
 * Which server has a key, as `host:port`: what is asked of one of them goes in one pipeline. Nothing
 * for a Redis that is alone; undefined for a slot of a cluster that nobody is known to have.
 */
export function ownerOf(redis: RedisClient, key: string): string | undefined {
  return isCluster(redis) ? redis.slots[calculateSlot(key)]?.[0] : '';
}

/** Resolves once every server has answered; rejects when one does not. */
export async function pingAll(redis: RedisClient): Promise<void> {
  const masters = mastersOf(redis);
  if (masters.length === 0) throw new Error('no master of the cluster is known');
  await Promise.all(masters.map((master) => master.ping()));
}

/** Calls when a server can be asked, at first and whenever it comes back; answers how to stop. */
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
