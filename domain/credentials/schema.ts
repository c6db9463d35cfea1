import * as z from 'zod';
import { plainCode } from '../shared/words/ascii-digits';
import { emailSchema } from '../shared/words/email';

/** A new password. `refusePassword` decides whether it is acceptable. */
export const passwordSchema = z
  .string({ error: 'password is required' })
  .min(1, 'password is required');

export const codeSchema = z
  .string({ error: 'code is required' })
  .overwrite(plainCode)
  .regex(/^\d{5}$/, 'the code has 5 digits');

/** Longer than any token. */
export const tokenSchema = z.string({ error: 'token is required' }).min(1).max(200);

export const requestResetSchema = z.object({ email: emailSchema });

export const verifyResetCodeSchema = z.object({ email: emailSchema, otp: codeSchema });

export const newPasswordSchema = z.object({ newPassword: passwordSchema });

/** A form also requires the password again; an API client does that on its own screen. */
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

/** The maximum is longer than any password: a stored one is compared with any input. */
export const currentPassword = z.string().max(1000, 'wrong password');

export const changePasswordSchema = newPasswordSchema.extend({
  /** Omitted by a user without a password, who signed up in another way. */
  oldPassword: currentPassword.optional(),
});

export const initiateChangeEmailSchema = z.object({
  email: emailSchema,
  /** Omitted in the same case. */
  password: currentPassword.optional(),
});

export const changeEmailSchema = z.object({ code: codeSchema });
