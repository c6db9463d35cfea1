import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Seconds that an unproved sign-up and its data are kept. */
export const accountStatesSettings = defineSettings({
  unverified_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600),
});
