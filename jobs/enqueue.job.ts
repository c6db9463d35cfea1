import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type * as z from 'zod';
import { traceparentOf } from '~/observability/tracing';
import { queueFor, queueNames, type JobDefinition, type QueueName } from './definition.job';

export interface Enqueuer {
  /**
   * Resolves once Redis holds the job. The id is a hint against repeats, never the truth. The job
   * continues the trace in hand unless told another.
   */
  enqueue<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    payload: z.input<Schema>,
    options?: {
      jobId?: string;
      /** A visitor's: it waits on the visitors' queue, where there is one. */
      isForGuest?: boolean;
      delayMs?: number;
      /** What has one waits for what has none, and for lower ones; 1 to 2,097,152. */
      priority?: number;
      traceparent?: string | undefined;
    },
  ): Promise<string>;
  queues: ReadonlyMap<QueueName, Queue>;
  close(): Promise<void>;
}

/** Opens all queues on one connection. Finished jobs are trimmed; failed ones are kept for a look. */
export function createEnqueuer(connection: Redis): Enqueuer {
  const queues = new Map<QueueName, Queue>(
    queueNames.map((name) => [name, new Queue(name, { connection })]),
  );
  for (const queue of queues.values()) queue.on('error', () => undefined);
  return {
    queues,
    async enqueue(
      job,
      payload,
      { jobId, isForGuest = false, delayMs, priority, traceparent = traceparentOf() } = {},
    ) {
      const name = queueFor(job, isForGuest);
      const queue = queues.get(name);
      if (!queue) throw new Error(`no queue ${name}`);
      const parsed = job.payload.parse(payload);
      const one = job.onePer?.(parsed);
      const added = await queue.add(job.name, parsed, {
        ...(jobId === undefined ? {} : { jobId }),
        ...(one === undefined
          ? {}
          : { deduplication: { id: `${job.name}-${one}`, keepLastIfActive: true } }),
        ...(delayMs === undefined ? {} : { delay: delayMs }),
        ...(priority === undefined ? {} : { priority }),
        ...(traceparent === undefined ? {} : { telemetry: { metadata: traceparent } }),
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: job.backoffMs, jitter: 0.5 },
        removeOnComplete: { count: 1000, age: 3600 },
        removeOnFail: { count: 5000, age: 7 * 24 * 3600 },
      });
      return added.id ?? '';
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
