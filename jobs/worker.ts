import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import * as z from 'zod';
import type { RedisClient } from '~/db/redis-connection';
import type { Logger } from '~/observability/logger';
import { withRequestId } from '~/observability/request-context';
import { withSpan } from '~/observability/tracing';
import { queuesOfJob, shardsOf, type QueueName } from './definition.job';
import { Postponed, type JobHandler } from './handler';
import { queuePrefix } from './queue-prefix';

interface WorkerOptions {
  /** Opens a separate connection for each queue, because a worker's connection blocks. */
  connect(): RedisClient;
  handlers: JobHandler[];
  /** The queues to work on; by default all that have handlers. */
  queues?: ReadonlySet<QueueName>;
  /** The number of shards of the divided queues. */
  shards?: number;
  /** Returns the maximum of concurrent jobs of a queue, over all its shards. */
  concurrency(queue: QueueName): number;
  logger: Logger;
  onFinished?(job: string, outcome: 'done' | 'failed', milliseconds: number): void;
}

/**
 * Jobs of a lost worker are taken over after the lock and the stalled check; they do not fail because of
 * that.
 */
const lockMs = 5_000;
const stalledCheckMs = 2_500;
const stalledLimit = 20;

const payloadWithRequestId = z.object({ requestId: z.string().optional() });

/** Starts one worker per queue with handlers, or per shard. Stopping waits for running jobs. */
export function startWorkers(options: WorkerOptions): { stop(): Promise<void> } {
  const workers = [...groupByQueue(options.handlers)]
    .filter(([queue]) => options.queues?.has(queue) ?? true)
    .flatMap(([queue, handlers]) => startShards(queue, handlers, options));
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

function groupByQueue(handlers: JobHandler[]): Map<QueueName, JobHandler[]> {
  const groups = new Map<QueueName, JobHandler[]>();
  for (const handler of handlers) {
    for (const queue of queuesOfJob(handler.job)) {
      groups.set(queue, [...(groups.get(queue) ?? []), handler]);
    }
  }
  return groups;
}

function startShards(queue: QueueName, handlers: JobHandler[], options: WorkerOptions): Worker[] {
  const names = shardsOf(queue, options.shards ?? 1);
  const concurrency = Math.ceil(options.concurrency(queue) / names.length);
  return names.map((name) => startWorker(name, concurrency, handlers, options));
}

function startWorker(
  queue: string,
  concurrency: number,
  handlers: JobHandler[],
  options: WorkerOptions,
): Worker {
  const byName = new Map(handlers.map((handler) => [handler.job.name, handler]));
  const connection = options.connect();
  const worker = new Worker(queue, (job, token) => postponable(job, token, byName, options), {
    connection,
    prefix: queuePrefix(connection, queue),
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: stalledLimit,
  });
  worker.on('error', (error) => options.logger.warn({ err: error, queue }, 'worker error'));
  worker.on('failed', (job, error) =>
    options.logger.error(
      { err: error, queue, job: job?.name, jobId: job?.id, attempts: job?.attemptsMade },
      'job failed',
    ),
  );
  return worker;
}

/** Lets a postponed job wait under its own id, so that no duplicate is added meanwhile. */
async function postponable(
  job: Job,
  token: string | undefined,
  handlers: ReadonlyMap<string, JobHandler>,
  options: WorkerOptions,
): Promise<unknown> {
  try {
    return await process(job, handlers, options);
  } catch (error) {
    if (!(error instanceof Postponed)) throw error;
    const { delayMs, cause } = error;
    options.logger.warn(
      { err: cause, queue: job.queueName, job: job.name, jobId: job.id, delayMs },
      'job postponed',
    );
    await job.moveToDelayed(Date.now() + delayMs, token);
    throw new DelayedError();
  }
}

async function process(
  job: Job,
  handlers: ReadonlyMap<string, JobHandler>,
  { onFinished }: WorkerOptions,
): Promise<unknown> {
  const handler = handlers.get(job.name);
  if (!handler) throw new UnrecoverableError(`nothing handles ${job.name}`);
  const payload = handler.job.payload.safeParse(job.data);
  if (!payload.success) throw new UnrecoverableError(`payload of ${job.name} does not fit`);
  const { data } = payloadWithRequestId.safeParse(job.data);
  const startedAt = performance.now();
  let outcome: 'done' | 'failed' = 'failed';
  try {
    const attempt = job.attemptsMade + 1;
    const result = await withRequestId(data?.requestId, () =>
      withSpan(`job ${job.name}`, describeJob(job, attempt), () => handler.handle(payload.data)),
    );
    outcome = 'done';
    return result;
  } finally {
    onFinished?.(job.name, outcome, performance.now() - startedAt);
  }
}

/** Describes a job's span; it continues the trace of the code that enqueued the job. */
function describeJob(job: Job, attempt: number): Parameters<typeof withSpan>[1] {
  return {
    kind: 'consumer',
    parent: job.opts.telemetry?.metadata,
    attributes: {
      'messaging.destination.name': job.queueName,
      'nocturne.job.attempt': attempt,
      'nocturne.job.waited_ms': Math.max(0, (job.processedOn ?? job.timestamp) - job.timestamp),
    },
  };
}
