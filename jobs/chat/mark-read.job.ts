import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** Everything in a chat up to now has been seen. */
export const markReadJob = defineJob({
  queue: 'chat',
  name: 'mark-read',
  payload: z.object({ person: personSchema, chatId: idSchema, requestId: z.string() }),
});
