import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Finds assets and stories whose renditions have not been made. */
export const sweepOriginalsJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-originals',
  payload: z.object({}),
  attempts: 1,
  everyMs: 5_000,
});
