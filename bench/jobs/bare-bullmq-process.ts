import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { newId } from '~/domain/shared/ids';
import { answerParent } from '../pages/answer-parent';
import { createJobCount } from './count-jobs';
import { jobBenchSchema } from './job-bench';

/**
 * Runs BullMQ alone: addBulk as input and a worker that only counts, with the product's options and
 * concurrency.
 */
const { redisUrl, concurrency } = jobBenchSchema.parse(
  JSON.parse(process.env['JOB_BENCH'] ?? '{}'),
);
const connect = () => new Redis(redisUrl, { maxRetriesPerRequest: null });
const jobs = createJobCount();
const queue = new Queue('bare', { connection: connect() });
const worker = new Worker('bare', async () => jobs.add(), { connection: connect(), concurrency });
await worker.waitUntilReady();

/** The number of rows that the relay reads from the outbox in one batch. */
const batchSize = 200;

answerParent('done', async (argument) => {
  const count = Number(argument);
  const done = jobs.further(count);
  for (let from = 0; from < count; from += batchSize) {
    await queue.addBulk(
      Array.from({ length: Math.min(batchSize, count - from) }, () => ({
        name: 'count',
        data: { chatId: newId(), requestId: newId() },
        opts: {
          jobId: `count-${newId()}`,
          attempts: 10,
          backoff: { type: 'exponential', delay: 200, jitter: 0.5 },
          removeOnComplete: { count: 1000, age: 3600 },
          removeOnFail: { count: 5000, age: 7 * 24 * 3600 },
        },
      })),
    );
  }
  await done;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
