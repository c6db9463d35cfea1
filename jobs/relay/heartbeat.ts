import type pg from 'pg';
import type { RedisClient } from '~/db/redis-connection';
import { onServerReady, pingAll } from '~/db/redis-nodes';
import type { Logger } from '~/observability/logger';
import type { Lease, Leases } from './leases';
import { markUnknownDead, readNewestId } from './read-batch';
import type { Handover } from './relay-batch';
import { readRunIds, replayAfterRedisRestart, replaySome } from './replay-after-redis-restart';

/** What a relay leads, and for how long at a time. */
export interface Led {
  /** A connection of its own that repeats nothing by itself: what is late is no longer ours to say. */
  redis: RedisClient;
  partitions: number;
  leaseMs: number;
  handover: Handover;
  replaySeconds: number;
  /** How long an event that this release does not know is left to another. */
  unknownSeconds: number;
  logger: Logger;
}

interface Beating {
  client: pg.Client;
  holder: string;
  leases: Leases;
  options: Led;
}

export interface Heartbeat {
  /** Does its work when it is due. Throws when Redis or PostgreSQL does not answer. */
  beat(): Promise<void>;
  /** Milliseconds from one to the next. */
  everyMs(): number;
  /** Whether Redis may be another than the one that partitions were taken up with. */
  isRedisNew(): boolean;
  /** Events up to this one may have been relayed before. */
  repeatsUpTo(): string;
  /** Has some more of what a Redis that started anew forgot told again; false where nothing is left of it. */
  replaySome(): Promise<boolean>;
  stop(): void;
}

/** A leader shows itself three times in the time of its lease; others ask twice as often. */
const beatsPerLease = 3;
const asksPerLease = 6;

/**
 * Prolongs the leases, only after Redis has answered, and takes what is free. Being a step of the
 * relay's own loop, it stops when that hangs.
 */
export function createHeartbeat(beating: Beating, wake: () => void): Heartbeat {
  const { client, holder, leases, options } = beating;
  const { redis, leaseMs, handover, logger, unknownSeconds } = options;
  const known = [...handover.subscribers.keys()];
  let beatAt = -Infinity;
  let isRedisNew = true;
  let repeatsUpTo = '0';
  let isReplaying = false;
  const onRedisReady = () => {
    isRedisNew = true;
    beatAt = -Infinity;
    wake();
  };
  const stopWatching = onServerReady(redis, onRedisReady);

  const everyMs = () => {
    const led = leases.held().length;
    return leaseMs / (led === options.partitions ? beatsPerLease : asksPerLease);
  };

  async function buryUnknown(): Promise<void> {
    const partitions = leases.held().map(({ partition }) => partition);
    if (partitions.length === 0) return;
    const leader = { holder, partitions };
    const names = await markUnknownDead(client, leader, { known, seconds: unknownSeconds });
    if (names.length > 0) {
      logger.error({ events: [...new Set(names)], count: names.length }, 'events nobody knows');
    }
  }

  return {
    everyMs,
    isRedisNew: () => isRedisNew,
    repeatsUpTo: () => repeatsUpTo,
    async replaySome() {
      const led = leases.held().map(({ partition }) => partition);
      if (isReplaying && led.length > 0) isReplaying = await replaySome(client, led);
      return isReplaying;
    },
    stop: stopWatching,
    async beat() {
      if (performance.now() - beatAt < everyMs()) return;
      beatAt = performance.now();
      await pingAll(redis);
      const taken = await leases.keep();
      if (taken.length > 0) logger.info({ leases: taken }, 'relay leads');
      const due = isRedisNew ? leases.held() : taken;
      isRedisNew = false;
      if (due.length > 0) {
        await takeUp(beating, due);
        isReplaying = true;
        repeatsUpTo = await readNewestId(client);
      }
      await buryUnknown();
    },
  };
}

/** Before a partition is relayed: former holders are shut out, and what Redis forgot is due again. */
async function takeUp({ client, options }: Beating, leases: Lease[]): Promise<void> {
  const { handover, redis, replaySeconds, logger } = options;
  const runId = await readRunIds(redis);
  for (const lease of leases) {
    await handover.publisher.fence(lease);
    const { partition } = lease;
    const events = await replayAfterRedisRestart(client, partition, runId, replaySeconds);
    if (events > 0) logger.warn({ partition, events }, 'Redis started anew: relaying again');
  }
}
