import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long a doubt about an age counts, and a review of it takes. */
export const ageReviewsSettings = defineSettings({
  /** How long a doubt about somebody's age counts: another one within it asks for an age check. */
  age_doubt_seconds: seconds.default(30 * 24 * 3600),
  /** Messages that may be sent while the question stands open; then an age check is asked for. */
  age_question_messages: z.number().int().positive().default(10),
  /** How long whoever is held may prove their age, before their account is erased. */
  under_age_review_seconds: seconds.default(30 * 24 * 3600),
});
