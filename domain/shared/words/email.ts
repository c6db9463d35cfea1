import * as z from 'zod';

/**
 * Matches letters, digits and ._%+- before the @, then a domain whose last part has at least two letters.
 */
export const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** An e-mail address as a person types it; stored in lower case. */
export const emailSchema = z
  .string({ error: 'email is required' })
  .trim()
  .min(1, 'email is required')
  .max(254, 'invalid email address')
  .regex(emailPattern, 'invalid email address')
  .transform((email) => email.toLowerCase());
