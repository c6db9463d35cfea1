import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connectOne } from '~/db/connection';
import type { ConnectionLimits } from '~/db/connection-limits';
import { newId } from '~/domain/shared/ids';
import { outboxChannel } from '~/domain/shared/outbox/wake-relay';
import { createHeartbeat, type Heartbeat, type Led } from './heartbeat';
import { createLeases, type Leases } from './leases';
import { markDead, markPublished, readBatch } from './read-batch';
import { relayBatch } from './relay-batch';
import { createWaker } from './waker';

export interface RelayOptions extends Led {
  databaseUrl: string;
  limits: ConnectionLimits;
  onRelayed?(events: number, oldestAgeMs: number): void;
}

export interface Relay {
  /** Returns the partitions that this relay leads now. */
  leads(): number[];
  stop(): Promise<void>;
}

const batchSize = 200;
/** During traffic the outbox is polled at this interval, because a notification may be late. */
const busyPollMs = 25;
const busyForMs = 1_000;
/** Events that arrive within this time after a batch are collected into the next. */
const gatherMs = 3;
/** After a failure others may take over, because they check twice within this time. */
const retryMs = 1_000;

/**
 * Moves committed events from the outbox to Redis. Only the holder of a partition's lease relays it. The
 * lease is prolonged between batches and after Redis has responded, so a relay that hangs loses it. When
 * that relay resumes, it reads and marks nothing, and Redis rejects its commands.
 */
export function startRelay(options: RelayOptions): Relay {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { redis, logger } = options;
  let leases: Leases | undefined;
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (redis.status !== 'ready') await once(redis, 'ready', { signal });
        await withConnection(options, async (client, holder) => {
          leases = createLeases(client, {
            holder,
            partitions: options.partitions,
            leaseMs: options.leaseMs,
            knows: [...options.handover.subscribers.keys()],
          });
          try {
            await relayOver({ client, holder, leases, options, signal });
          } finally {
            await leases.release().catch(() => undefined);
          }
        });
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'relay interrupted');
      }
      leases = undefined;
      await pause(retryMs, signal);
    }
  };
  const running = run();
  return {
    leads: () => (leases?.held() ?? []).map(({ partition }) => partition).sort((a, b) => a - b),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function withConnection(
  { databaseUrl, limits, leaseMs }: RelayOptions,
  work: (client: pg.Client, holder: string) => Promise<void>,
): Promise<void> {
  // A statement that takes as long as the lease is useless to its holder.
  const client = await connectOne(databaseUrl, 'nocturne-relay', {
    ...limits,
    statementMs: Math.min(limits.statementMs, leaseMs),
    lockMs: Math.min(limits.lockMs, leaseMs),
  });
  try {
    await work(client, newId());
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Turn {
  client: pg.Client;
  holder: string;
  leases: Leases;
  options: RelayOptions;
  signal: AbortSignal;
}

async function relayOver(turn: Turn): Promise<void> {
  const { client, signal } = turn;
  const waker = createWaker(signal);
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
    waker.wake();
  });
  client.on('notification', () => waker.wake());
  const heartbeat = createHeartbeat(turn, () => waker.wake());
  try {
    await client.query(`listen ${outboxChannel}`);
    let lastTraffic = 0;
    while (!signal.aborted) {
      if (lost) throw lost;
      await heartbeat.beat();
      const relayed = await relayNext(turn, heartbeat);
      // Events that a restarted Redis lost are relayed again after all new ones.
      if (relayed < batchSize && (await heartbeat.replaySome())) continue;
      if (relayed > 0) {
        lastTraffic = Date.now();
        if (relayed < batchSize) await pause(gatherMs, signal);
        continue;
      }
      const isBusy = Date.now() - lastTraffic < busyForMs;
      await waker.wait(isBusy ? busyPollMs : heartbeat.everyMs());
    }
  } finally {
    heartbeat.stop();
  }
}

async function relayNext(
  { client, holder, leases, options }: Turn,
  heartbeat: Heartbeat,
): Promise<number> {
  const { handover, onRelayed, logger } = options;
  const held = leases.held();
  if (held.length === 0) return 0;
  const leader = { holder, partitions: held.map(({ partition }) => partition) };
  const eventNames = [...handover.subscribers.keys()];
  const repeatsUpTo = heartbeat.repeatsUpTo();
  const rows = await readBatch(client, leader, { eventNames, limit: batchSize, repeatsUpTo });
  const oldest = rows[0];
  // A restarted Redis first gets the events that it lost.
  if (!oldest || heartbeat.isRedisNew()) return 0;
  const dead = await relayBatch(handover, held, rows);
  const reasons = new Map(dead.map(({ id, reason }) => [id, reason]));
  const published = rows.filter(({ id }) => !reasons.has(id));
  await markPublished(
    client,
    leader,
    published.map(({ id }) => id),
  );
  await markDead(client, leader, dead);
  for (const { id, name, event_id } of rows) {
    const reason = reasons.get(id);
    if (reason) logger.error({ event: name, eventId: event_id, reason }, 'event not relayed');
  }
  onRelayed?.(published.length, Date.now() - oldest.created_at.getTime());
  return rows.length;
}

/** Ends early when the relay stops. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);
