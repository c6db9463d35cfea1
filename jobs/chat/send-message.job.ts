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
    /** The chat it was written in, where its writer knows of one. */
    chatId: idSchema.optional(),
    idempotencyKey: z.string(),
    sealedContent: z.string(),
    /** Where the person is, if anybody can say. */
    country: z.string().optional(),
    /** What they read (BCP 47), if their client says. */
    language: z.string().max(35).optional(),
    /** Tokens that it gives away. */
    tip: z.number().int().positive().optional(),
    /** The message of the same chat that it answers. */
    replyTo: z.string().optional(),
    /** The story that it answers. */
    storyId: z.string().optional(),
    /** It wants to be answered aloud. */
    isAudioRequest: z.boolean().optional(),
    /** More came from their network than is allowed. */
    isOverLimit: z.boolean().default(false),
    /** Tokens that its sender agreed to on being asked, and whether for the rest of their day. */
    confirmed: z.number().int().positive().optional(),
    forToday: z.boolean().optional(),
    requestId: z.string(),
  }),
  // A repeat is no job while the first waits. Later it is: whoever did not hear the outcome is told it.
  // A yes to what was asked is no repeat: it may come while the job that asked is being put away.
  onePer: ({ person, idempotencyKey, confirmed }) =>
    `${person.id}-${idempotencyKey}${confirmed === undefined ? '' : `-${confirmed}`}`,
});
