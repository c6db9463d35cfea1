import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Lets a character write first in a chat, if it is still time. */
export const writeFollowUpJob = defineJob({
  queue: 'memory',
  name: 'write-follow-up',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
