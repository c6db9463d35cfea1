import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person's message with sealed text; the worker decides about it. */
export const sendMessageJob = defineJob({
  queue: 'chat',
  name: 'send-message',
  payload: z.object({
    person: personSchema,
    characterId: idSchema,
    /** The chat it was written in, if the client knows one. */
    chatId: idSchema.optional(),
    idempotencyKey: z.string(),
    sealedContent: z.string(),
    /** The person's country, if known. */
    country: z.string().optional(),
    /** The person's language (BCP 47), if the client sends it. */
    language: z.string().max(35).optional(),
    /** The tokens of a tip. */
    tip: z.number().int().positive().optional(),
    /** The message of the same chat to which it replies. */
    replyTo: z.string().optional(),
    /** The story to which it replies. */
    storyId: z.string().optional(),
    /** True if a spoken reply is requested. */
    isAudioRequest: z.boolean().optional(),
    /** True if the person's network has exceeded its limit. */
    isOverLimit: z.boolean().default(false),
    /** Tokens that the sender has confirmed, and whether for the rest of their day. */
    confirmed: z.number().int().positive().optional(),
    forToday: z.boolean().optional(),
    requestId: z.string(),
  }),
  // A repeat adds no job while the first waits. A later repeat does, so that a client that missed the
  // outcome gets it. A confirmation is not a repeat: it may arrive while the job that requested it is being
  // finished.
  onePer: ({ person, idempotencyKey, confirmed }) =>
    `${person.id}-${idempotencyKey}${confirmed === undefined ? '' : `-${confirmed}`}`,
});
