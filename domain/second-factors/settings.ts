import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long a second factor may take, and who must have one. */
export const secondFactorsSettings = defineSettings({
  /** How long after the first factor the second may be proved. */
  second_factor_seconds: seconds.default(600),
  passkey_challenge_seconds: seconds.default(300),
  staff_second_factor_required: z.boolean().default(true),
});
