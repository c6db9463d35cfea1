import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Answers a tip with a photo. */
export const giveForTipJob = defineJob({
  queue: 'chat',
  name: 'give-for-tip',
  payload: z.object({
    userId: idSchema,
    characterId: idSchema,
    messageId: idSchema,
    requestId: z.string(),
  }),
});
