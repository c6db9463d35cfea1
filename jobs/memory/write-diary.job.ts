import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A conversation has come to a pause, and its diary has no entry of it yet. */
export const writeDiaryJob = defineJob({
  queue: 'memory',
  name: 'write-diary',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
