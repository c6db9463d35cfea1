import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person's message, its words sealed; the worker decides about it. */
export const sendMessageJob = defineJob({
  queue: 'chat',
  name: 'send-message',
  payload: z.object({
    person: personSchema,
    characterId: idSchema,
    idempotencyKey: z.string(),
    sealedContent: z.string(),
    /** Where the person is, if anybody can say. */
    country: z.string().optional(),
    requestId: z.string(),
  }),
});
