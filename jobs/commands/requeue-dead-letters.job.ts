import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Returns events that could not be relayed to the relay; the dashboard shows their number. */
export const requeueDeadLettersJob = defineJob({
  queue: 'maintenance',
  name: 'requeue-dead-letters',
  payload: z.object({ requestId: z.string() }),
  attempts: 1,
});
