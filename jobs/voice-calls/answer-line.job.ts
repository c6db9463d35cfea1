import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/**
 * Answers a connection that a browser offers, as the character. If no host answers, the browser offers
 * another. A second attempt only handles offers that no host has claimed; a claimed one is not retried.
 */
export const answerLineJob = defineJob({
  queue: 'calls',
  name: 'answer-line',
  payload: z.object({
    callId: idSchema,
    attempt: z.number().int().positive(),
    requestId: z.string(),
  }),
  attempts: 2,
  backoffMs: 200,
});
