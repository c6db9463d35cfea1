import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A person wants a photo made again that came to nothing. */
export const regeneratePhotoJob = defineJob({
  queue: 'chat',
  name: 'regenerate-photo',
  payload: z.object({
    userId: idSchema,
    messageId: idSchema,
    confirmed: z.number().int().positive().optional(),
    country: z.string().optional(),
    isOverLimit: z.boolean().default(false),
    requestId: z.string(),
  }),
});
