import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Extracts facts from a chat after enough messages, or after a pause. */
export const rememberJob = defineJob({
  queue: 'memory',
  name: 'remember',
  payload: z.object({ chatId: idSchema }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ chatId }) => chatId,
});
