import * as z from 'zod';
import { wordsSchema } from '../shared/words/words-schema';

/** The maximum number of characters of a reason. */
const longestReason = 2000;

const reason = wordsSchema({ missing: 'reason is required' })
  .min(1, 'reason is required')
  .min(10, 'minimum ten characters')
  .max(longestReason, 'reason is too long');

export const deleteProfileSchema = z.object({ deletionReason: reason });

/**
 * Returns the form schema, which also requires the account's address, so that a user does not delete
 * the wrong account.
 */
export function deletionFormSchema(accountEmail: string) {
  return z.object({
    emailConfirmation: z
      .string({ error: 'email confirmation is required' })
      .trim()
      .min(1, 'email confirmation is required')
      .refine((typed) => typed.toLowerCase() === accountEmail, {
        error: 'does not match your account email',
      }),
    reason,
  });
}
