import * as z from 'zod';

/**
 * What a worker process may be for. Each kind runs in processes of its own, so that replies cannot
 * take the processor from sends; in a small installation one process is all of them.
 */
export const workerKinds = ['chat', 'replies', 'rest', 'calls'] as const;
export type WorkerKind = (typeof workerKinds)[number];

/** Kinds with commas between them. */
export const workerKindsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(workerKinds)).min(1))
  .default([...workerKinds]);
