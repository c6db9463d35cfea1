import * as z from 'zod';
import { wordsSchema } from '../shared/words/words-schema';

/** Long enough to say why; what is longer is no reason any more. */
const longestReason = 2000;

const reason = wordsSchema({ missing: 'reason is required' })
  .min(1, 'reason is required')
  .min(10, 'minimum ten characters')
  .max(longestReason, 'reason is too long');

export const deleteProfileSchema = z.object({ deletionReason: reason });

/** The form also asks for the account's address, so that nobody deletes the wrong one. */
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
