import * as z from 'zod';
import { taskKindSchema } from '~/domain/gamification/schema';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Counts an activity of a person in their tasks. */
export const countTaskJob = defineJob({
  queue: 'notices',
  name: 'count-task',
  payload: z.object({
    userId: idSchema,
    kind: taskKindSchema,
    causeId: idSchema,
    amount: z.number().int().positive(),
    at: z.coerce.date(),
    requestId: z.string(),
  }),
});
