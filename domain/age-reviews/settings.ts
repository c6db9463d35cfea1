import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Times for doubts about an age and for their review. */
export const ageReviewsSettings = defineSettings({
  /**
   * Seconds for which a doubt about a person's age counts. Another doubt within that time requires an
   * age check.
   */
  age_doubt_seconds: seconds.default(30 * 24 * 3600),
  /** Messages that may be sent while the question is open; then an age check is required. */
  age_question_messages: z.number().int().positive().default(10),
  /** Seconds for which a held person may prove their age before their account is erased. */
  under_age_review_seconds: seconds.default(30 * 24 * 3600),
});
