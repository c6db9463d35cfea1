import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** Rules for passwords, and lifetimes and limits of codes and links. */
export const credentialsSettings = defineSettings({
  password_min_length: z
    .number()
    .int()
    .min(6)
    .max(64)
    .default(6)
    .describe('Minimum length of a new password in characters.'),
  password_max_length: z
    .number()
    .int()
    .min(64)
    .max(1000)
    .default(128)
    .describe('Maximum length of a new password in characters.'),
  password_own_words: z
    .array(z.string().min(3).max(40))
    .max(50)
    .default(['nocturne', 'companion', 'character', 'creator', 'premium', 'fanclub', 'superadmin'])
    .describe('Words of this site that a password must not consist of.'),
  /** Not longer than ASVS 6.5.5 allows. */
  code_lifetime_seconds: seconds
    .default(600)
    .describe('Seconds for which a one-time code is valid.'),
  code_attempts: positive
    .default(5)
    .describe('Attempts per one-time code, and per sign-in with a second factor.'),
  /** The number of codes compared per day and account: together at most 50 of 100,000 (countCodeTry). */
  code_tries_known_per_day: positive
    .max(20)
    .default(20)
    .describe(
      'Codes compared per day and account in browsers that have signed in to it before; at most 20.',
    ),
  code_tries_strangers_per_day: positive
    .max(30)
    .default(30)
    .describe('Codes compared per day and account in all other browsers together; at most 30.'),
  code_tries_network_per_day: positive
    .max(30)
    .default(10)
    .describe(
      'Codes compared per day and account from one network, as a part of code_tries_strangers_per_day.',
    ),
  code_resend_seconds: seconds
    .default(300)
    .describe('Seconds between two codes that one browser requests.'),
  reset_token_seconds: seconds
    .default(900)
    .describe('Seconds for which a new password may be set after the correct code.'),
  email_change_attempts: positive
    .default(3)
    .describe('Changes of an e-mail address that a user may request before a lockout.'),
});
