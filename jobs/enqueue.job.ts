import { Queue } from 'bullmq';
import calculateSlot from 'cluster-key-slot';
import type * as z from 'zod';
import type { RedisClient } from '~/db/redis-connection';
import { newId } from '~/domain/shared/ids';
import { traceparentOf } from '~/observability/tracing';
import {
  queueFor,
  queueNames,
  shardsOf,
  type JobDefinition,
  type QueueName,
} from './definition.job';
import { queuePrefix } from './queue-prefix';

export interface Enqueuer {
  /**
   * Resolves once Redis has stored the job. The id only reduces repeats and does not prevent them. The job
   * continues the current trace unless another is passed.
   */
  enqueue<Schema extends z.ZodType>(
    job: JobDefinition<Schema>,
    payload: z.input<Schema>,
    options?: {
      jobId?: string;
      /** True for a visitor's job, which waits on the visitors' queue if there is one. */
      isForGuest?: boolean;
      delayMs?: number;
      /** Jobs with a priority run after jobs without one and after lower numbers; 1 to 2,097,152. */
      priority?: number;
      traceparent?: string | undefined;
    },
  ): Promise<string>;
  /** All queues and their shards, by name. */
  queues: ReadonlyMap<string, Queue>;
  /** Lists the ids of the oldest waiting jobs, at most one per shard of a queue. */
  listOldest(queue: QueueName): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Opens all queues on one connection. Finished jobs are trimmed; failed ones are kept longer for
 * inspection.
 */
export function createEnqueuer(connection: RedisClient, shards = 1): Enqueuer {
  const names = queueNames.flatMap((queue) => shardsOf(queue, shards));
  const queues = new Map(
    names.map((name) => [
      name,
      new Queue(name, { connection, prefix: queuePrefix(connection, name) }),
    ]),
  );
  for (const queue of queues.values()) queue.on('error', () => undefined);
  return {
    queues,
    async enqueue(
      job,
      payload,
      {
        jobId,
        isForGuest = false,
        delayMs = job.waitMs,
        priority,
        traceparent = traceparentOf(),
      } = {},
    ) {
      const parsed = job.payload.parse(payload);
      const one = job.onePer?.(parsed);
      const name = shardFor(shardsOf(queueFor(job, isForGuest), shards), one ?? jobId);
      const queue = queues.get(name);
      if (!queue) throw new Error(`no queue ${name}`);
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
    async listOldest(queue) {
      const own = shardsOf(queue, shards).flatMap((name) => queues.get(name) ?? []);
      const oldest = await Promise.all(own.map((shard) => shard.getRanges(['wait'], 0, 0, true)));
      return oldest.flat();
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}

/**
 * Returns the same shard for the same key, so that a repeat meets its original; a random one without a key.
 */
function shardFor(names: readonly string[], key: string = newId()): string {
  return names[calculateSlot(key) % names.length] ?? '';
}
