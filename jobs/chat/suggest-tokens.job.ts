import * as z from 'zod';
import { errorSourceSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Finds token packs for a user who ran out of tokens, and notifies them. */
export const suggestTokensJob = defineJob({
  queue: 'maintenance',
  name: 'suggest-tokens',
  payload: z.object({ userId: idSchema, source: errorSourceSchema, price: z.number().optional() }),
});
