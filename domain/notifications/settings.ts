import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const count = z.number().int().positive();

/** The settings for listing, sending and keeping notices. */
export const notificationsSettings = defineSettings({
  notification_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds for which notifications are kept, read or unread.'),
  offer_notice_seconds: seconds
    .default(7 * 24 * 3600)
    .describe('Minimum number of seconds between two notifications of offers to one person.'),
  digest_hour: z
    .number()
    .int()
    .min(0)
    .max(23)
    .default(9)
    .describe('Hour of the person’s own day (0 to 23) at which digests are mailed.'),
  push_devices_per_person: count
    .default(10)
    .describe(
      'Maximum number of devices per person for push messages; a new one replaces the oldest.',
    ),
  push_failures_allowed: count
    .default(5)
    .describe('Consecutive refusals of a push service after which a device is deleted.'),
});
