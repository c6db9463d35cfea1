import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A person wants a photo opened that a character sent them. */
export const unlockPhotoJob = defineJob({
  queue: 'chat',
  name: 'unlock-photo',
  payload: z.object({
    userId: idSchema,
    messageId: idSchema,
    /** Whole tokens, as they were shown. */
    price: z.number().int().nonnegative().optional(),
    /** Tokens that they agreed to on being asked. */
    confirmed: z.number().int().positive().optional(),
    country: z.string().optional(),
    requestId: z.string(),
  }),
});
