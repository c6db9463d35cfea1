import type { ChainableCommander } from 'ioredis';
import type { RedisClient } from './redis-connection';
import { ownerOf } from './redis-nodes';

export interface Trip {
  /**
   * Returns the pipeline for the next command, which concerns this key. `about` is returned with its
   * result.
   */
  to(key: string, about?: string): ChainableCommander;
  /**
   * Sends the commands and returns the result of each, in order per server. Throws if a server does not
   * respond.
   */
  go(): Promise<{ about: string | undefined; error: Error | null }[]>;
}

/** Groups commands by the server that has their keys, with one round trip each, all concurrent. */
export function planTrip(redis: RedisClient): Trip {
  const legs = new Map<
    string | undefined,
    { pipeline: ChainableCommander; abouts: (string | undefined)[] }
  >();
  return {
    to(key, about) {
      const owner = ownerOf(redis, key);
      const leg = legs.get(owner) ?? { pipeline: redis.pipeline(), abouts: [] };
      legs.set(owner, leg);
      leg.abouts.push(about);
      return leg.pipeline;
    },
    async go() {
      const answered = [...legs.values()].map(async ({ pipeline, abouts }) => {
        const results = await pipeline.exec();
        if (!results) throw new Error('Redis did not answer');
        return results.map(([error], index) => ({ error, about: abouts[index] }));
      });
      return (await Promise.all(answered)).flat();
    },
  };
}
