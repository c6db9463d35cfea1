import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retry period of mails and the limits per recipient. */
export const mailSettings = defineSettings({
  /**
   * The seconds for which sending a mail is retried. A mail with a code is retried only while the code is
   * valid.
   */
  mail_patience_seconds: seconds.default(48 * 3600),
  /** The seconds for which records of mail deliveries are kept; longer than a mail is retried. */
  mail_delivery_kept_seconds: seconds.default(30 * 24 * 3600),
  /** Above these limits, codes and other mails that anyone can request are not sent to an address. */
  mails_per_recipient_per_hour: z.number().int().positive().default(20),
  mails_per_recipient_per_day: z.number().int().positive().default(60),
});
