import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The limits of looking as a person. */
export const impersonationSettings = defineSettings({
  look_most_minutes: z
    .number()
    .int()
    .min(1)
    .max(20)
    .default(20)
    .describe('The most minutes for which staff may ask to look as a person.'),
  look_question_seconds: seconds
    .default(30 * 60)
    .describe('Seconds after which a question to look lapses without an answer.'),
  look_kept_seconds: seconds
    .default(365 * 24 * 3600)
    .describe('Seconds for which questions to look are kept after they lapse.'),
});
