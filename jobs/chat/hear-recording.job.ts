import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** A recording is to be heard and sent as its person's message; others wait for it as for a reply. */
export const hearRecordingJob = defineJob({
  queue: 'replies',
  name: 'hear-recording',
  payload: z.object({ id: idSchema, requestId: z.string() }),
  attempts: 6,
  backoffMs: 1_000,
  onePer: ({ id }) => id,
});
