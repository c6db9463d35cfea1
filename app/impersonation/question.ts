import * as z from 'zod';
import { wordsSchema } from '~/domain/shared/words/words-schema';

/** The question of staff to a person: why, for which case, and for how long. */
export const questionSchema = z.object({
  reason: wordsSchema({ missing: 'reason is required' })
    .regex(/\S/, 'reason is required')
    .max(1000, 'reason is too long'),
  caseReference: wordsSchema().trim().min(1).max(40).optional(),
  minutes: z.number().int().min(1).max(20),
});
