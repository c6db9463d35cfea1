import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A chat was removed: what was said in it goes, some messages at a time. */
export const emptyChatJob = defineJob({
  queue: 'maintenance',
  name: 'empty-chat',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
