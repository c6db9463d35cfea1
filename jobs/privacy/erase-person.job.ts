import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Erases the person of one deletion, once it is due. */
export const erasePersonJob = defineJob({
  queue: 'maintenance',
  name: 'erase-person',
  payload: z.object({ deletionId: idSchema, requestId: z.string() }),
  onePer: ({ deletionId }) => deletionId,
  // The sweep retries what is left.
  attempts: 1,
});
