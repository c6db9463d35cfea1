import type * as z from 'zod';
import type { JobDefinition } from './definition.job';

export interface JobHandler {
  job: JobDefinition;
  /** Gets a payload that has passed the job's schema; what it returns is the job's result. */
  handle(payload: unknown, meta: { attempt: number }): Promise<unknown>;
}

/** Ties a definition to its work; the payload arrives typed. */
export function handleJob<Schema extends z.ZodType>(
  job: JobDefinition<Schema>,
  work: (payload: z.infer<Schema>, meta: { attempt: number }) => Promise<unknown>,
): JobHandler {
  return { job, handle: (payload, meta) => work(job.payload.parse(payload), meta) };
}

/** Thrown by a job that is to run again after a while, which is no attempt of its own. */
export class Postponed extends Error {
  override name = 'Postponed';

  constructor(
    readonly delayMs: number,
    cause: unknown,
  ) {
    super('postponed', { cause });
  }
}
