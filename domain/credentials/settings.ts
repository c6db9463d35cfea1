import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Rules for passwords, and lifetimes and limits of codes and links. */
export const credentialsSettings = defineSettings({
  password_min_length: z.number().int().min(6).max(64).default(6),
  password_max_length: z.number().int().min(64).max(1000).default(128),
  /** Words of this site that a password must not consist of: its name and its subject. */
  password_own_words: z
    .array(z.string().min(3).max(40))
    .max(50)
    .default(['nocturne', 'companion', 'character', 'creator', 'premium', 'fanclub', 'superadmin']),
  /** Not longer than ASVS 6.5.5 allows. */
  code_lifetime_seconds: seconds.default(600),
  code_attempts: z.number().int().positive().default(5),
  /** The number of codes compared per day and account: together at most 50 of 100,000 (countCodeTry). */
  code_tries_known_per_day: z.number().int().positive().max(20).default(20),
  code_tries_strangers_per_day: z.number().int().positive().max(30).default(30),
  code_tries_network_per_day: z.number().int().positive().max(30).default(10),
  code_resend_seconds: seconds.default(300),
  reset_token_seconds: seconds.default(900),
  email_change_attempts: z.number().int().positive().default(3),
  email_change_lock_seconds: seconds.default(300),
});
