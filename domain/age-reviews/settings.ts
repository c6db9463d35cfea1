import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** Times for doubts about an age and for their review. */
export const ageReviewsSettings = defineSettings({
  age_doubt_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which a doubt about a person’s age counts; another doubt within them requires an age check.',
    ),
  age_question_messages: positive
    .default(10)
    .describe(
      'Messages that a person may send while the question about their age is open; then an age check is required.',
    ),
  under_age_review_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which a held person may prove their age before their account is erased.',
    ),
});
