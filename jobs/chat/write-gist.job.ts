import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A call is over, and its message does not say yet what stays of it. */
export const writeGistJob = defineJob({
  queue: 'memory',
  name: 'write-gist',
  payload: z.object({ chatId: idSchema, messageId: idSchema, requestId: z.string() }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ messageId }) => messageId,
});
