import * as z from 'zod';
import { codeSchema, passwordSchema } from '../credentials/schema';
import { emailPattern, emailSchema } from '../shared/words/email';
import { accountTypeSchema } from '../viewers/schema';

export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  accountType: accountTypeSchema.default('User'),
});

/** A form also requires the age; an API client has confirmed it on its own screen. */
export const signUpFormSchema = signUpSchema.extend({
  isAdult: z.literal('on', { error: 'you must be 18 or older' }),
});

export const logInSchema = z.object({
  email: z
    .string({ error: 'email is required' })
    .trim()
    .min(1, 'email is required')
    .regex(emailPattern, 'invalid email')
    .max(254, 'invalid email')
    .transform((email) => email.toLowerCase()),
  password: z
    .string({ error: 'password is required' })
    .min(1, 'password is required')
    .max(1000, 'wrong email or password'),
});

export const changeNotVerifiedEmailSchema = z.object({ email: emailSchema });

export const verifyCodeSchema = z.object({ code: codeSchema, email: emailSchema });

export const resendCodeSchema = z.object({ email: emailSchema });
