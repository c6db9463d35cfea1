import type * as z from 'zod';

/** The queues of the product; they are separate so that slow work never holds up a send. */
export const queueNames = [
  'chat',
  'replies',
  'callbacks',
  'polling',
  'maintenance',
  'mail',
  'partners',
  'media',
] as const;
export type QueueName = (typeof queueNames)[number];

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  queue: QueueName;
  name: string;
  payload: Schema;
  attempts: number;
  /** First delay between attempts; it doubles each time, with jitter. */
  backoffMs: number;
}

/** Fixes a job's queue, name and payload; whoever enqueues needs nothing but this. */
export function defineJob<Schema extends z.ZodType>(
  definition: Pick<JobDefinition<Schema>, 'queue' | 'name' | 'payload'> &
    Partial<Pick<JobDefinition, 'attempts' | 'backoffMs'>>,
): JobDefinition<Schema> {
  return { attempts: 10, backoffMs: 200, ...definition };
}
