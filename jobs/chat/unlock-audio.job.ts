import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { personSchema } from '~/domain/shared/person';
import { defineJob } from '../definition.job';

/** A person wants to hear what a character said aloud to them, for its price. */
export const unlockAudioJob = defineJob({
  queue: 'chat',
  name: 'unlock-audio',
  payload: z.object({
    person: personSchema,
    messageId: idSchema,
    country: z.string().optional(),
    /** Tokens that were agreed to on being asked. */
    confirmed: z.number().int().positive().optional(),
    requestId: z.string(),
  }),
});
