import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Writes the last reply of a chat as another author, for comparison. */
export const writeTrialJob = defineJob({
  queue: 'replies',
  name: 'write-trial',
  payload: z.object({ trialId: idSchema, requestId: z.string() }),
  attempts: 3,
  backoffMs: 500,
  onePer: ({ trialId }) => trialId,
});
