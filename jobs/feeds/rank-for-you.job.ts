import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Rank posts anew for somebody who has just shown what they like. */
export const rankForYouJob = defineJob({
  queue: 'maintenance',
  name: 'rank-for-you',
  payload: z.object({ userId: idSchema, requestId: z.string() }),
  attempts: 3,
});
