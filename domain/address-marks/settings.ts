import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention of address marks. */
export const addressMarksSettings = defineSettings({
  under_age_mark_seconds: seconds
    .default(5 * 365 * 24 * 3600)
    .describe(
      'Seconds for which the hash of an address is kept after its owner declared to be under age.',
    ),
});
