import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Unlocks a photo or video that a character sent to a person. */
export const unlockPictureJob = defineJob({
  queue: 'chat',
  name: 'unlock-picture',
  payload: z.object({
    userId: idSchema,
    messageId: idSchema,
    /** The kind that the client requested. */
    media: z.enum(['Photo', 'Video']),
    /** Whole tokens, as shown to the person. */
    price: z.number().int().nonnegative().optional(),
    /** Tokens that the person has confirmed. */
    confirmed: z.number().int().positive().optional(),
    country: z.string().optional(),
    requestId: z.string(),
  }),
});
