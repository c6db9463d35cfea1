import * as z from 'zod';
import { streamSection } from '../stream-section';

export const ageReviewsStream = streamSection(12, {
  /** The person must state their age: an open conversation shows the question or requests a check. */
  'age-question.asked.event': z.object({}),
});
