import * as z from 'zod';
import { errorSourceSchema } from '~/domain/chat/schema';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Finds the packs that would help somebody who ran out of tokens, and tells them. */
export const suggestTokensJob = defineJob({
  queue: 'maintenance',
  name: 'suggest-tokens',
  payload: z.object({ userId: idSchema, source: errorSourceSchema, price: z.number().optional() }),
});
