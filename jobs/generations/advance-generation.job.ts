import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** An order is due: its party is asked for it, or after it. What is lost, the sweep finds. */
export const advanceGenerationJob = defineJob({
  queue: 'generations',
  name: 'advance-generation',
  payload: z.object({ generationId: idSchema, requestId: z.string() }),
  attempts: 3,
  backoffMs: 2_000,
  onePer: ({ generationId }) => generationId,
});
