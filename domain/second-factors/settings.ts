import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The times of second factors, and the people who must have one. */
export const secondFactorsSettings = defineSettings({
  second_factor_seconds: seconds
    .default(600)
    .describe('Seconds after the first factor in which the second one can be proved.'),
  staff_second_factor_required: z
    .boolean()
    .default(true)
    .describe('True if staff without a passkey or an authenticator app must add one to sign in.'),
});
