import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Submits a due order to its provider or polls the provider for it. The sweep finds lost orders. */
export const advanceGenerationJob = defineJob({
  queue: 'generations',
  name: 'advance-generation',
  payload: z.object({ generationId: idSchema, requestId: z.string() }),
  attempts: 3,
  backoffMs: 2_000,
  onePer: ({ generationId }) => generationId,
});
