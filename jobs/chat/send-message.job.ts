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
    /** What they read (BCP 47), if their client says. */
    language: z.string().max(35).optional(),
    /** The message of the same chat that it answers. */
    replyTo: z.string().optional(),
    /** The story that it answers. */
    storyId: z.string().optional(),
    /** More came from their network than is allowed. */
    isOverLimit: z.boolean().default(false),
    requestId: z.string(),
  }),
  // A repeat is no job while the first waits. Later it is: whoever did not hear the outcome is told it.
  onePer: ({ person, idempotencyKey }) => `${person.id}-${idempotencyKey}`,
});
