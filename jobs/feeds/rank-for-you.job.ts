import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Ranks posts again for a user who has just shown a preference. */
export const rankForYouJob = defineJob({
  queue: 'maintenance',
  name: 'rank-for-you',
  payload: z.object({ userId: idSchema, requestId: z.string() }),
  attempts: 3,
});
