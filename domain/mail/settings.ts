import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** The retry period of mails and the limits per recipient. */
export const mailSettings = defineSettings({
  mail_patience_seconds: seconds
    .default(48 * 3600)
    .describe(
      'Seconds for which sending a mail is retried; a mail with a code only while the code is valid.',
    ),
  mail_delivery_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which records of sent mails are kept; more than mail_patience_seconds.'),
  mails_per_recipient_per_hour: positive
    .default(20)
    .describe(
      'Mails per address and hour from which codes and other mails that anyone can request are not sent.',
    ),
  mails_per_recipient_per_day: positive
    .default(60)
    .describe(
      'Mails per address and day from which codes and other mails that anyone can request are not sent.',
    ),
});
