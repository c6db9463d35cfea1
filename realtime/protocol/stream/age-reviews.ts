import * as z from 'zod';
import { streamSection } from '../stream-section';

export const ageReviewsStream = streamSection(12, {
  /** The person is asked for their age: an open conversation asks the question, or for a check. */
  'age-question.asked.event': z.object({}),
});
