import * as z from 'zod';
import { emailSchema } from '../shared/words/email';

/** A password that somebody chooses; `refusePassword` says whether it will do. */
export const passwordSchema = z
  .string({ error: 'password is required' })
  .min(1, 'password is required');

export const codeSchema = z
  .string({ error: 'code is required' })
  .trim()
  .regex(/^\d{5}$/, 'the code has 5 digits');

/** Longer than any token. */
export const tokenSchema = z.string({ error: 'token is required' }).min(1).max(200);

export const requestResetSchema = z.object({ email: emailSchema });

export const verifyResetCodeSchema = z.object({ email: emailSchema, otp: codeSchema });

export const newPasswordSchema = z.object({ newPassword: passwordSchema });

/** A form also asks for the password again; whoever calls the API has asked on its own screen. */
export const newPasswordFormSchema = newPasswordSchema
  .extend({
    confirmation: z
      .string({ error: 'please confirm your password' })
      .min(1, 'please confirm your password'),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: 'password mismatch',
  });

/** Longer than any password may be; a stored one is compared, whatever was typed. */
const knownPassword = z.string().max(1000, 'wrong password');

export const changePasswordSchema = newPasswordSchema.extend({
  /** Left out by whoever has none, having signed up by another way. */
  oldPassword: knownPassword.optional(),
});

export const initiateChangeEmailSchema = z.object({
  email: emailSchema,
  /** As above. */
  password: knownPassword.optional(),
});

export const changeEmailSchema = z.object({ code: codeSchema });
