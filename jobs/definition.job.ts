import * as z from 'zod';

/**
 * The queues of the product. They are separate so that slow work never delays a send, and visitors, whose
 * number is unlimited, never delay members.
 */
export const queueNames = [
  'chat',
  'guest-chat',
  'replies',
  'guest-replies',
  'callbacks',
  'polling',
  'maintenance',
  'mail',
  'notices',
  'partners',
  'media',
  'memory',
  'generations',
  'calls',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The queues of visitors' jobs, which have their own share of the concurrency. */
const guestQueues: Partial<Record<QueueName, QueueName>> = {
  chat: 'guest-chat',
  replies: 'guest-replies',
};

/**
 * Queues that every message passes. They are split into shards, because a queue is stored in one slot of a
 * cluster, which would not suffice.
 */
const divided: ReadonlySet<QueueName> = new Set(['chat', 'guest-chat', 'replies', 'guest-replies']);

/** Returns the names of a queue's shards; the first has the name of the queue. */
export const shardsOf = (queue: QueueName, shards: number): string[] =>
  divided.has(queue)
    ? Array.from({ length: shards }, (_, shard) => (shard === 0 ? queue : `${queue}-${shard}`))
    : [queue];

/** Returns the queues on which jobs of a definition may wait. */
export function queuesOfJob({ queue }: JobDefinition): QueueName[] {
  const forGuests = guestQueues[queue];
  return forGuests ? [queue, forGuests] : [queue];
}

/** Returns the queue of a job for a visitor, or for anyone else. */
export const queueFor = ({ queue }: JobDefinition, isForGuest: boolean): QueueName =>
  isForGuest ? (guestQueues[queue] ?? queue) : queue;

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  queue: QueueName;
  name: string;
  payload: Schema;
  attempts: number;
  /** The first delay between attempts; it doubles each time, with jitter. */
  backoffMs: number;
  /**
   * Returns a deduplication key: while a job with the key waits or is delayed, another is not added. A job
   * that is running does not count.
   */
  onePer?: (payload: z.output<Schema>) => string;
  /** The default delay before the job may begin. */
  waitMs?: number;
  /** The interval of a recurring job, which has no payload. */
  everyMs?: number;
}

/** Defines a job's queue, name and payload; enqueuing code needs nothing else. */
export function defineJob<Schema extends z.ZodType>(
  definition: Pick<JobDefinition<Schema>, 'queue' | 'name' | 'payload'> &
    Partial<
      Pick<JobDefinition<Schema>, 'attempts' | 'backoffMs' | 'onePer' | 'waitMs' | 'everyMs'>
    >,
): JobDefinition<Schema> {
  return { attempts: 10, backoffMs: 200, ...definition };
}

/** Defines a recurring job without a payload; after a failure it waits for its next time. */
export const defineRecurringJob = ({ name, everyMs }: { name: string; everyMs: number }) =>
  defineJob({ queue: 'maintenance', name, payload: z.object({}), attempts: 1, everyMs });
