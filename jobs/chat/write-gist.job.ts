import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Adds the gist to the message of a call that has ended. */
export const writeGistJob = defineJob({
  queue: 'memory',
  name: 'write-gist',
  payload: z.object({ chatId: idSchema, messageId: idSchema, requestId: z.string() }),
  attempts: 5,
  backoffMs: 5_000,
  onePer: ({ messageId }) => messageId,
});
