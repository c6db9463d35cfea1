import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

/** Settings of the messages that characters write first. */
export const followUpSettings = defineSettings({
  /** Hours from the last message to the follow-up and to each of the three reminders. */
  follow_up_wait_hours: z
    .tuple([positive, positive, positive, positive])
    .default([6, 72, 168, 336]),
  /** The number of characters that may write first to one person within a day. */
  follow_ups_a_day: positive.default(2),
  /** Days after a crisis card in which no character writes first. */
  follow_up_distress_days: positive.default(14),
  follow_up_lease_seconds: positive.default(90),
  /** The number of failed model calls before a message is skipped, and the wait between them. */
  follow_up_max_failures: positive.default(5),
  follow_up_retry_seconds: positive.default(3600),
});
