import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person has listened to what a character said aloud. */
export const markListenedJob = defineJob({
  queue: 'chat',
  name: 'mark-listened',
  payload: z.object({ person: personSchema, messageId: idSchema, requestId: z.string() }),
});
