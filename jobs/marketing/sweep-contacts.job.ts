import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Finds people whom the e-mail marketing service knows otherwise than they want. */
export const sweepContactsJob = defineJob({
  queue: 'maintenance',
  name: 'sweep-contacts',
  payload: z.object({}),
  attempts: 1,
  everyMs: 60_000,
});
