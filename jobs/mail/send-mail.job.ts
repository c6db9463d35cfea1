import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { isTemplateName, type TemplateName } from '~/providers/mail/messages/templates';
import { defineJob } from '../definition.job';

/** Sends one mail for one event; secrets in its data stay sealed until the mail is written. */
export const sendMailJob = defineJob({
  queue: 'mail',
  name: 'send-mail',
  payload: z.object({
    eventId: idSchema,
    to: z.string(),
    /** The recipient's locale. */
    locale: z.string(),
    template: z.custom<TemplateName>(isTemplateName),
    /** The data of the template. */
    data: z.record(z.string(), z.unknown()),
    requestId: z.string(),
  }),
  attempts: 12,
  backoffMs: 500,
});
