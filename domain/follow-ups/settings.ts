import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

/** When characters write first to whom they may. */
export const followUpSettings = defineSettings({
  /** Hours after the last message until the follow-up and each of the three reminders. */
  follow_up_wait_hours: z
    .tuple([positive, positive, positive, positive])
    .default([6, 72, 168, 336]),
  /** Characters that may write first to one person within a day. */
  follow_ups_a_day: positive.default(2),
  /** Days for which nobody writes first to somebody who was answered with lines of help. */
  follow_up_distress_days: positive.default(14),
  follow_up_lease_seconds: positive.default(90),
  /** How often the model is asked for one in vain before it is left out, and after which wait. */
  follow_up_max_failures: positive.default(5),
  follow_up_retry_seconds: positive.default(3600),
});
