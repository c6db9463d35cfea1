import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Tells the e-mail marketing service of one person. */
export const syncContactJob = defineJob({
  queue: 'partners',
  name: 'sync-contact',
  payload: z.object({ userId: idSchema, requestId: z.string() }),
  onePer: ({ userId }) => userId,
  attempts: 12,
  backoffMs: 1000,
});
