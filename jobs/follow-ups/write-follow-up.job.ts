import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** It may be time for a character to write first in a chat. */
export const writeFollowUpJob = defineJob({
  queue: 'memory',
  name: 'write-follow-up',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
