import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long mails are tried for, and how many of them an address is sent. */
export const mailSettings = defineSettings({
  /** How long a mail is tried for; one with a code no longer than the code is good. */
  mail_patience_seconds: seconds.default(48 * 3600),
  /** Time that deliveries of mails are kept; longer than a mail is tried. */
  mail_delivery_kept_seconds: seconds.default(30 * 24 * 3600),
  /** Beyond these, codes and other mails that anybody can ask for are not sent to an address. */
  mails_per_recipient_per_hour: z.number().int().positive().default(20),
  mails_per_recipient_per_day: z.number().int().positive().default(60),
});
