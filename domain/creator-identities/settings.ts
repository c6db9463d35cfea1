import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const day = 86_400;

/** Settings of the identification of creators. */
export const creatorIdentitiesSettings = defineSettings({
  kyc_attempts_most: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('Number of attempts at an identification that a creator has.'),
  kyc_attempt_seconds: seconds
    .default(30 * day)
    .describe('Seconds after which an identification that was begun expires.'),
  kyc_attempt_kept_seconds: seconds
    .default(365 * day)
    .describe('Seconds for which an attempt that did not approve a creator is kept.'),
  kyc_report_kept_seconds: seconds
    .default(30 * day)
    .describe('Seconds for which the hash of an applied report of the provider is kept.'),
});
