import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/**
 * Transcribes a recording and sends it as the person's message; later messages wait for it as for a reply.
 */
export const transcribeRecordingJob = defineJob({
  queue: 'replies',
  name: 'hear-recording',
  payload: z.object({ id: idSchema, requestId: z.string() }),
  attempts: 6,
  backoffMs: 1_000,
  onePer: ({ id }) => id,
});
