import type { ChainableCommander } from 'ioredis';
import type { RedisClient } from './redis-connection';
import { ownerOf } from './redis-nodes';

export interface Trip {
  /** Where the next command goes, being about a key; `about` is told with its outcome. */
  to(key: string, about?: string): ChainableCommander;
  /** What became of each command, those of one server in their order. Throws what no server answered. */
  go(): Promise<{ about: string | undefined; error: Error | null }[]>;
}

/** Gathers commands by the server that has their keys: one round trip each, all at once. */
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
