import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Enough was said, or then came a pause: what the person told may be kept. */
export const rememberJob = defineJob({
  queue: 'memory',
  name: 'remember',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
