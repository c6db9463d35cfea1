import * as z from 'zod';

/**
 * The kinds of work of a worker process. Each kind can run in processes of its own, so that replies cannot
 * take CPU time from sends. In a small installation one process does all of them.
 */
export const workerKinds = ['chat', 'replies', 'rest', 'calls'] as const;
export type WorkerKind = (typeof workerKinds)[number];

/** The kinds, separated by commas. */
export const workerKindsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(workerKinds)).min(1))
  .default([...workerKinds]);
