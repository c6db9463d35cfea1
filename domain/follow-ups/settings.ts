import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const positive = z.number().int().positive();

/** Settings of the messages that characters write first. */
export const followUpSettings = defineSettings({
  follow_up_wait_hours: z
    .tuple([positive, positive, positive, positive])
    .default([6, 72, 168, 336])
    .describe(
      'Hours from the last message to the character’s follow-up, and to each of the three reminders.',
    ),
  follow_ups_a_day: positive
    .default(2)
    .describe('Maximum number of characters that write first to one person within a day.'),
  follow_up_distress_days: positive
    .default(14)
    .describe('Days after a crisis card in which no character writes first.'),
});
