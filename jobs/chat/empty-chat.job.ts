import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Removes the messages of a deleted chat in batches. */
export const emptyChatJob = defineJob({
  queue: 'maintenance',
  name: 'empty-chat',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
