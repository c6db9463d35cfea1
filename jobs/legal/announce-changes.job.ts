import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Has accounts told of changes of the terms and the policies that nobody was told of yet. */
export const announceChangesJob = defineJob({
  queue: 'maintenance',
  name: 'announce-changes',
  payload: z.object({}),
  attempts: 1,
  everyMs: 60_000,
});
