import * as z from 'zod';
import { defineJob } from '../definition.job';

/** Gives the events that could not be relayed back to the relay; how many is in the dashboard. */
export const requeueDeadLettersJob = defineJob({
  queue: 'maintenance',
  name: 'requeue-dead-letters',
  payload: z.object({ requestId: z.string() }),
  attempts: 1,
});
