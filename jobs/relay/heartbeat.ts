import type pg from 'pg';
import type { RedisClient } from '~/db/redis-connection';
import { onServerReady, pingAll } from '~/db/redis-nodes';
import type { Logger } from '~/observability/logger';
import type { Lease, Leases } from './leases';
import { markUnknownDead, readNewestId } from './read-batch';
import type { Handover } from './relay-batch';
import { readRunIds, replayAfterRedisRestart, replaySome } from './replay-after-redis-restart';

/** The settings of a relay: partitions, lease and handover. */
export interface Led {
  /**
   * A separate connection without automatic retries, because a late command may come after the lease was
   * lost.
   */
  redis: RedisClient;
  partitions: number;
  leaseMs: number;
  handover: Handover;
  replaySeconds: number;
  /** Seconds that an event unknown to this release is left to other releases. */
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
  /** Does its work when it is due. Throws if Redis or PostgreSQL does not respond. */
  beat(): Promise<void>;
  /** Returns the milliseconds between two beats. */
  everyMs(): number;
  /** Checks whether Redis may have changed since partitions were taken. */
  isRedisNew(): boolean;
  /** Returns the id up to which events may have been relayed before. */
  repeatsUpTo(): string;
  /**
   * Marks some more of the events that a restarted Redis lost to be relayed again. Returns false once none
   * are left.
   */
  replaySome(): Promise<boolean>;
  stop(): void;
}

/** A leader renews three times per lease period; others check twice as often. */
const beatsPerLease = 3;
const checksPerLease = 6;

/**
 * Creates a heartbeat that prolongs leases, only after Redis has responded, and takes free ones. It is a
 * step of the relay's own loop, so it stops if the loop hangs.
 */
export function createHeartbeat(beating: Beating, wake: () => void): Heartbeat {
  const { client, holder, leases, options } = beating;
  const { redis, leaseMs, handover, logger, unknownSeconds } = options;
  const eventNames = [...handover.subscribers.keys()];
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
    return leaseMs / (led === options.partitions ? beatsPerLease : checksPerLease);
  };

  async function buryUnknown(): Promise<void> {
    const partitions = leases.held().map(({ partition }) => partition);
    if (partitions.length === 0) return;
    const leader = { holder, partitions };
    const names = await markUnknownDead(client, leader, { eventNames, seconds: unknownSeconds });
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

/**
 * Prepares partitions for relaying: excludes former holders, and marks events that Redis lost to be relayed
 * again.
 */
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
