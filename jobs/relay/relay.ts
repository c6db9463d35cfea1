import pg from 'pg';
import type { Redis } from 'ioredis';
import { outboxChannel } from '~/domain/shared/wake-relay';
import type { Logger } from '~/observability/logger';
import { createLeadership, type Leadership } from './leadership';
import { markPublished, readBatch } from './read-batch';
import { relayBatch, type Handover } from './relay-batch';
import { readRunId, replayAfterRedisRestart } from './replay-after-redis-restart';
import { createWaker } from './waker';

interface RelayOptions {
  databaseUrl: string;
  /** Asked for its run id after every reconnect. */
  redis: Redis;
  partitions: number;
  handover: Handover;
  replaySeconds: number;
  logger: Logger;
  onRelayed?(events: number, oldestAgeMs: number): void;
}

export interface Relay {
  /** The partitions this relay leads now. */
  leads(): number[];
  stop(): Promise<void>;
}

const batchSize = 200;
/** While there is traffic the outbox is polled this often, for a notification may come late. */
const busyPollMs = 10;
const busyForMs = 1_000;
const idlePollMs = 1_000;
/** After a batch, what comes within this time is gathered into the next. */
const gatherMs = 3;
const retryMs = 250;

/**
 * Moves committed facts from the outbox to Redis. Of all relays only the holder of a partition's
 * advisory lock relays it, over the same connection that holds the lock: losing the one ends the
 * other, so the order holds.
 */
export function startRelay(options: RelayOptions): Relay {
  const stopping = new AbortController();
  let leadership: Leadership | undefined;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({
        connectionString: options.databaseUrl,
        application_name: 'nocturne-relay',
      });
      try {
        leadership = createLeadership(client, options.partitions);
        await relayOver(client, leadership, options, stopping.signal);
      } catch (error) {
        options.logger.warn({ err: error }, 'relay interrupted');
      } finally {
        leadership = undefined;
        await client.end().catch(() => undefined);
      }
      if (!stopping.signal.aborted) await pause(retryMs);
    }
  };
  const running = run();
  return {
    leads: () => leadership?.partitions() ?? [],
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function relayOver(
  client: pg.Client,
  leadership: Leadership,
  options: RelayOptions,
  signal: AbortSignal,
): Promise<void> {
  const waker = createWaker(signal);
  let lost: Error | undefined;
  let isRedisNew = true;
  const onRedisReady = () => {
    isRedisNew = true;
    waker.wake();
  };
  client.on('error', (error) => {
    lost = error;
    waker.wake();
  });
  client.on('notification', () => waker.wake());
  options.redis.on('ready', onRedisReady);
  try {
    await client.connect();
    await client.query('set role nocturne_app');
    await client.query(`listen ${outboxChannel}`);
    let lastTraffic = 0;
    while (!signal.aborted) {
      if (lost) throw lost;
      const gained = await leadership.claim();
      if (gained.length > 0) options.logger.info({ partitions: gained }, 'relay leads');
      await replayWhatRedisForgot(client, isRedisNew ? leadership.partitions() : gained, options);
      isRedisNew = false;
      const relayed = await relayPartitions(client, leadership.partitions(), options);
      if (relayed > 0) {
        lastTraffic = Date.now();
        if (relayed < batchSize) await pause(gatherMs);
        continue;
      }
      const isBusy = Date.now() - lastTraffic < busyForMs;
      await waker.wait(isBusy ? busyPollMs : idlePollMs);
    }
  } finally {
    options.redis.off('ready', onRedisReady);
  }
}

async function replayWhatRedisForgot(
  client: pg.Client,
  partitions: number[],
  { redis, replaySeconds, logger }: RelayOptions,
): Promise<void> {
  if (partitions.length === 0) return;
  const runId = await readRunId(redis);
  for (const partition of partitions) {
    const events = await replayAfterRedisRestart(client, partition, runId, replaySeconds);
    if (events > 0) logger.warn({ partition, events }, 'Redis started anew: relaying again');
  }
}

async function relayPartitions(
  client: pg.Client,
  partitions: number[],
  { handover, onRelayed }: RelayOptions,
): Promise<number> {
  if (partitions.length === 0) return 0;
  const rows = await readBatch(client, partitions, batchSize);
  const oldest = rows[0];
  if (!oldest) return 0;
  await relayBatch(handover, rows);
  await markPublished(
    client,
    rows.map((row) => row.id),
  );
  onRelayed?.(rows.length, Date.now() - oldest.created_at.getTime());
  return rows.length;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
