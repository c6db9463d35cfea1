import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();

/** The lifetimes of sessions and their tokens. */
export const sessionsSettings = defineSettings({
  fresh_proof_seconds: seconds
    .default(600)
    .describe(
      'Seconds for which a proof of identity is accepted for protected actions: deletion, export, changes of the sign-in.',
    ),
  access_token_seconds: seconds
    .default(900)
    .describe('Seconds after which an access token expires.'),
  session_seconds: seconds.default(30 * 24 * 3600).describe('Seconds after which a session ends.'),
  session_idle_seconds: seconds
    .default(14 * 24 * 3600)
    .describe('Seconds without use after which a session ends.'),
  sessions_per_account: positive
    .default(20)
    .describe('Maximum number of sessions per account; the least recently used one ends.'),
});
