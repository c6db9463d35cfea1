import * as z from 'zod';

/** The options of the job bench's processes, as JSON in JOB_BENCH. */
export const jobBenchSchema = z.object({
  redisUrl: z.string(),
  databaseUrl: z.string(),
  eventName: z.string(),
  partitions: z.number(),
  concurrency: z.number(),
});
export type JobBench = z.infer<typeof jobBenchSchema>;
