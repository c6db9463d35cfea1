import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The retention of unverified sign-ups. */
export const accountStatesSettings = defineSettings({
  unverified_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600)
    .describe('Seconds for which an unverified sign-up and its data are kept.'),
});
