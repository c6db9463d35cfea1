import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The retention of callbacks. */
export const callbacksSettings = defineSettings({
  callback_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600)
    .describe(
      'Seconds for which a callback of a service is kept, so that a repetition is recognised.',
    ),
});
