import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The times of second factors, and the people who must have one. */
export const secondFactorsSettings = defineSettings({
  /** The time after the first factor in which the second one can be proved. */
  second_factor_seconds: seconds.default(600),
  passkey_challenge_seconds: seconds.default(300),
  staff_second_factor_required: z.boolean().default(true),
});
