/**
 * Measures jobs per second from the commit of their outbox rows to the end of their handler, through the
 * product's relay, queues and workers, compared with BullMQ alone (addBulk to worker). The handlers only
 * count. Both sides have one process and the same concurrency, options and payload.
 *
 *   npx tsx bench/jobs/jobs.ts [--jobs 10000] [--concurrency 10] [--rounds 3]
 */
import '../services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { defineEvent } from '~/domain/shared/outbox/event';
import { announce } from '~/domain/shared/outbox/announce';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { startChild } from '../child-process';
import { benchPayloadSchema } from './count-jobs';
import { describeMachine } from '../describe-machine';
import type { JobBench } from './job-bench';
import { mean } from '../percentiles';
import { createBenchContext } from '../product-keys';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000' },
    concurrency: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const jobs = Number(values.jobs);
const rounds = Number(values.rounds);
/**
 * Events per transaction. The product's transactions write a few; here they only fill the outbox quickly.
 */
const perTransaction = 500;

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/0';
const redis = new Redis(redisUrl.href);
const context = createBenchContext(database.db);
const event = defineEvent('bench.happened', benchPayloadSchema);
const bench: JobBench = {
  redisUrl: redisUrl.href,
  databaseUrl: database.url,
  eventName: event.name,
  partitions: context.outboxPartitions,
  concurrency: Number(values.concurrency),
};

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const env = { JOB_BENCH: JSON.stringify(bench), NODE_ENV: 'production' };
  const product = await startChild('bench/jobs/relay-process.ts', env);
  const bare = await startChild('bench/jobs/bare-bullmq-process.ts', env);
  const figures = { product: [] as number[], bare: [] as number[] };
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await perSecond(async () => {
      const done = product.request('done', jobs);
      await commitOutboxRows();
      await done;
    });
    const theirs = await perSecond(() => bare.request('done', jobs));
    if (round === 0) continue;
    figures.product.push(ours);
    figures.bare.push(theirs);
  }
  process.stdout.write(
    `${jobs} jobs, concurrency ${bench.concurrency}: ` +
      `outbox to processed ${mean(figures.product).toFixed(0)}/s, ` +
      `bare BullMQ ${mean(figures.bare).toFixed(0)}/s, ` +
      `ratio ${(mean(figures.product) / mean(figures.bare)).toFixed(2)} (${rounds} rounds)\n`,
  );
  await product.stop();
  await bare.stop();
} finally {
  await redis.flushdb();
  await redis.quit();
  await database.drop();
}

async function perSecond(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return jobs / ((performance.now() - startedAt) / 1000);
}

async function commitOutboxRows(): Promise<void> {
  for (let from = 0; from < jobs; from += perTransaction) {
    await transact(context, async (trx) => {
      for (let index = from; index < Math.min(from + perTransaction, jobs); index += 1) {
        const about = { personId: newId(), aggregateId: newId() };
        announce(trx, event, about, { chatId: newId(), requestId: newId() });
      }
    });
  }
}
