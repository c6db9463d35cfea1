import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** One mail for one event; codes stay sealed until the mail is written. */
export const sendMailJob = defineJob({
  queue: 'mail',
  name: 'send-mail',
  payload: z.object({
    eventId: idSchema,
    to: z.string(),
    template: z.enum(['verification-code', 'account-exists', 'staff-code']),
    sealedCode: z.string().optional(),
    requestId: z.string(),
  }),
  attempts: 12,
  backoffMs: 500,
});
