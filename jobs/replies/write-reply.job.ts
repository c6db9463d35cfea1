import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Writes the character's reply in a chat. */
export const writeReplyJob = defineJob({
  queue: 'replies',
  name: 'write-reply',
  payload: z.object({ chatId: idSchema, requestId: z.string() }),
  attempts: 8,
  backoffMs: 500,
  onePer: ({ chatId }) => chatId,
});
