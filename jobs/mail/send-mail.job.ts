import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { isTemplateName, type TemplateName } from '~/providers/mail/messages/templates';
import { defineJob } from '../definition.job';

/** One mail for one event; what is secret in its data stays sealed until the mail is written. */
export const sendMailJob = defineJob({
  queue: 'mail',
  name: 'send-mail',
  payload: z.object({
    eventId: idSchema,
    to: z.string(),
    /** The recipient's. */
    locale: z.string(),
    template: z.custom<TemplateName>(isTemplateName),
    /** What the template asks for. */
    data: z.record(z.string(), z.unknown()),
    requestId: z.string(),
  }),
  attempts: 12,
  backoffMs: 500,
});
