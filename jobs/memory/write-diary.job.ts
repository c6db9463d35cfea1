import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Writes the diary entry of a chat that has paused. */
export const writeDiaryJob = defineJob({
  queue: 'memory',
  name: 'write-diary',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
