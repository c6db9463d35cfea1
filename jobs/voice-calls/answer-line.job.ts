import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/**
 * A browser offers a line, which somebody answers as the character; it offers another where nobody does. A
 * second attempt answers what none has taken up: once one was, it is answered then or never.
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
