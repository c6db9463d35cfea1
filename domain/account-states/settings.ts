import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** How long a sign-up that nobody proved is kept, and what it leaves behind. */
export const accountStatesSettings = defineSettings({
  unverified_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600),
});
