import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A person wants a photo or video opened that a character sent them. */
export const unlockPictureJob = defineJob({
  queue: 'chat',
  name: 'unlock-picture',
  payload: z.object({
    userId: idSchema,
    messageId: idSchema,
    /** What it was asked for as. */
    media: z.enum(['Photo', 'Video']),
    /** Whole tokens, as they were shown. */
    price: z.number().int().nonnegative().optional(),
    /** Tokens that they agreed to on being asked. */
    confirmed: z.number().int().positive().optional(),
    country: z.string().optional(),
    requestId: z.string(),
  }),
});
