import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import PQueue from 'p-queue';
import type { Knex } from '~/db/connection';
import { createTestDatabase } from '~/db/testing';
import { findFreePort } from '~/db/testing/find-free-port';
import { fillShelves } from '~/tests/money/testing/shelves';
import { createRandom } from '../faults/random';
import { createBenchContext, productEnv } from '../product-keys';
import { startSandboxProcess } from '../start-sandbox-process';
import { startWeb } from '../start-web';
import { readFinalState, type FinalState } from './final-state';
import { live } from './live-story';
import { startWorkers, type Workers } from './mortal-workers';
import { openProcessors, processorsEnv, type Processors, type Webhook } from './processors';
import { deliver, type Answers } from './senders';
import { shuffle, type Story } from './stories';

/**
 * The delivery of webhooks: each once and in order, or several times concurrently while workers are killed.
 */
type Weather =
  | { kind: 'orderly' }
  | { kind: 'storm'; times: number; senders: number; killEveryMs: number; seed: number };

export interface Result {
  state: FinalState;
  webhooks: number;
  answers: Answers;
  kills: number;
  /** Seconds until the last webhook was answered and, below, from then until nothing was left to do. */
  deliveredAfter: number;
  settledAfter: number;
}

interface RequestInput {
  stories: readonly Story[];
  redisUrl: string;
  workers: number;
  weather: Weather;
}

const buyersAtOnce = 4;
const lookEveryMs = 25;
/** The minimum number of kills. A small storm continues until then, although its delivery ends earlier. */
const leastKills = 10;
/** The maximum wait in milliseconds until everything is applied after the last webhook. */
const patienceMs = 300_000;

/** Plays all stories with a database of their own, delivers their webhooks, and returns the final state. */
export async function run({ stories, redisUrl, workers, weather }: RequestInput): Promise<Result> {
  const database = await createTestDatabase();
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  const sandbox = await startSandboxProcess();
  const env = {
    ...productEnv({ databaseUrl: database.url, redisUrl, ...sandbox }),
    ...processorsEnv(sandbox.url),
  };
  try {
    const processors = openProcessors(sandbox.url);
    await beStill(database.db);
    await processors.loseWebhooks();
    const people = await liveAll(database.db, processors, stories);
    await processors.keepWebhooks();
    const web = await startWeb({ ...env, PORT: String(await findFreePort()) });
    const staff = await startWorkers(workers, env);
    try {
      await processors.sendWebhooksTo(web.url);
      const delivery = await deliverAll(processors, database.db, { weather, staff });
      return { ...delivery, state: await readFinalState(database.db, people) };
    } finally {
      await staff.stop();
      await web.stop();
    }
  } finally {
    await sandbox.stop();
    await redis.flushdb();
    await redis.quit();
    await database.drop();
  }
}

/** Turns off polling, so that only webhooks report results, and lifts the fraud limits. */
async function beStill(db: Knex): Promise<void> {
  const day = String(24 * 3600);
  await db('settings').insert([
    { key: 'payment_poll_seconds', value: day },
    { key: 'payment_pending_seconds', value: day },
    { key: 'risk_declines_per_card', value: '100000' },
  ]);
}

async function liveAll(db: Knex, processors: Processors, stories: readonly Story[]) {
  const context = createBenchContext(db);
  const { requests } = await fillShelves(context);
  const queue = new PQueue({ concurrency: buyersAtOnce });
  return queue.addAll(
    stories.map((story, place) => () => live({ context, processors, requests }, story, place)),
  );
}

interface PaymentChange {
  weather: Weather;
  staff: Workers;
}

async function deliverAll(processors: Processors, db: Knex, { weather, staff }: PaymentChange) {
  const happened = await processors.listWebhooks();
  const startedAt = performance.now();
  const answers =
    weather.kind === 'orderly'
      ? await deliver(processors, happened, { senders: 1, onDelivered: () => untilApplied(db) })
      : await storm(processors, happened, { weather, staff });
  const deliveredAt = performance.now();
  await untilApplied(db);
  const settledAt = performance.now();
  return {
    webhooks: happened.length,
    answers,
    kills: staff.kills(),
    deliveredAfter: (deliveredAt - startedAt) / 1000,
    settledAfter: (settledAt - deliveredAt) / 1000,
  };
}

interface Storm {
  weather: Extract<Weather, { kind: 'storm' }>;
  staff: Workers;
}

/** Kills workers while webhooks are delivered. They make up for the lost work afterwards. */
async function storm(processors: Processors, happened: Webhook[], { weather, staff }: Storm) {
  const often = Array.from({ length: weather.times }, () => happened).flat();
  staff.beginKilling(weather.killEveryMs);
  const answers = await deliver(processors, shuffle(often, createRandom(weather.seed)), weather);
  while (staff.kills() < leastKills) await delay(lookEveryMs);
  await staff.endKilling();
  return answers;
}

/** Waits until every received webhook is applied and every refund was requested. */
async function untilApplied(db: Knex): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await db.raw<{ rows: { left: number }[] }>(
      `select (select count(*) from inbox where applied_at is null)::int
            + (select count(*) from refunds where state = 'due')::int as left`,
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    if (performance.now() > deadline) throw new Error(`${left} are still not applied`);
    await delay(lookEveryMs);
  }
}
