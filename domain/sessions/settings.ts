import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long sessions and their tokens are good. */
export const sessionsSettings = defineSettings({
  /** How long a proof of who is there is good for what a stranger at their browser must not do. */
  fresh_proof_seconds: seconds.default(600),
  access_token_seconds: seconds.default(900),
  session_seconds: seconds.default(30 * 24 * 3600),
  /** A member's session that nobody used for so long is over. */
  session_idle_seconds: seconds.default(14 * 24 * 3600),
  sessions_per_account: z.number().int().positive().default(20),
  refresh_grace_seconds: seconds.default(20),
});
