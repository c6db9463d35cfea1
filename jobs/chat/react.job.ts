import * as z from 'zod';
import { reactionSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person thinks something of a message, or no longer does. */
export const reactJob = defineJob({
  queue: 'chat',
  name: 'react',
  payload: z.object({
    person: personSchema,
    messageId: idSchema,
    reaction: reactionSchema.nullable(),
    requestId: z.string(),
  }),
});
