import * as z from 'zod';

/**
 * The queues of the product; they are separate so that slow work never holds up a send,
 * and visitors, of whom there may be any number, never hold up members.
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

/** Where visitors' jobs wait, which have a share of what is done at a time for themselves. */
const guestQueues: Partial<Record<QueueName, QueueName>> = {
  chat: 'guest-chat',
  replies: 'guest-replies',
};

/**
 * Queues that are divided into shards where one slot of a cluster, which a queue lies in, would not
 * do: those that every message goes through.
 */
const divided: ReadonlySet<QueueName> = new Set(['chat', 'guest-chat', 'replies', 'guest-replies']);

/** The names of a queue's shards; the first is called as the queue is. */
export const shardsOf = (queue: QueueName, shards: number): string[] =>
  divided.has(queue)
    ? Array.from({ length: shards }, (_, shard) => (shard === 0 ? queue : `${queue}-${shard}`))
    : [queue];

/** The queues on which jobs of one definition may wait. */
export function queuesOfJob({ queue }: JobDefinition): QueueName[] {
  const forGuests = guestQueues[queue];
  return forGuests ? [queue, forGuests] : [queue];
}

/** The queue of a job done for a visitor, or for anybody else. */
export const queueFor = ({ queue }: JobDefinition, isForGuest: boolean): QueueName =>
  isForGuest ? (guestQueues[queue] ?? queue) : queue;

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  queue: QueueName;
  name: string;
  payload: Schema;
  attempts: number;
  /** First delay between attempts; it doubles each time, with jitter. */
  backoffMs: number;
  /**
   * What at most one job is for, beside one that is being done: while it waits or is delayed, another
   * for the same is not added.
   */
  onePer?: (payload: z.output<Schema>) => string;
  /** How long it waits before it may begin, unless whoever enqueues it says otherwise. */
  waitMs?: number;
  /** Of a job that recurs, and is given nothing: how often. */
  everyMs?: number;
}

/** Fixes a job's queue, name and payload; whoever enqueues needs nothing but this. */
export function defineJob<Schema extends z.ZodType>(
  definition: Pick<JobDefinition<Schema>, 'queue' | 'name' | 'payload'> &
    Partial<
      Pick<JobDefinition<Schema>, 'attempts' | 'backoffMs' | 'onePer' | 'waitMs' | 'everyMs'>
    >,
): JobDefinition<Schema> {
  return { attempts: 10, backoffMs: 200, ...definition };
}

/** Fixes a job that recurs, and is given nothing; one that fails waits for its next time. */
export const defineRecurringJob = ({ name, everyMs }: { name: string; everyMs: number }) =>
  defineJob({ queue: 'maintenance', name, payload: z.object({}), attempts: 1, everyMs });
