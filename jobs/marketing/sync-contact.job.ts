import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Sends one person's contact to the e-mail marketing provider. */
export const syncContactJob = defineJob({
  queue: 'partners',
  name: 'sync-contact',
  payload: z.object({ userId: idSchema, requestId: z.string() }),
  onePer: ({ userId }) => userId,
  attempts: 12,
  backoffMs: 1000,
});
