import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Removes relayed events, answers kept for repeats, and sign-ups and sessions that have run out. */
export const trimTablesJob = defineJob({
  queue: 'maintenance',
  name: 'trim-tables',
  payload: z.object({}),
  attempts: 1,
  everyMs: 60_000,
});
