import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Settings of notices of intimate images. */
export const takedownsSettings = defineSettings({
  takedown_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(6 * 365 * 24 * 3600)
    .describe('Seconds for which a takedown is kept after it was reversed.'),
});
