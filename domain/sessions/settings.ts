import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The lifetimes of sessions and their tokens. */
export const sessionsSettings = defineSettings({
  /** The time for which a proof of identity is accepted for protected actions. */
  fresh_proof_seconds: seconds.default(600),
  access_token_seconds: seconds.default(900),
  session_seconds: seconds.default(30 * 24 * 3600),
  /** A member's session ends after this time without use. */
  session_idle_seconds: seconds.default(14 * 24 * 3600),
  sessions_per_account: z.number().int().positive().default(20),
  refresh_grace_seconds: seconds.default(20),
});
