import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention and frequency of exports, and the retention of data after erasure. */
export const privacySettings = defineSettings({
  personal_data_retention_seconds: seconds
    .default(6 * 365 * 24 * 3600)
    .describe('Seconds for which the retained records of an erased person are kept.'),
  export_interval_seconds: seconds
    .default(24 * 3600)
    .describe('Seconds between two exports of one person’s data.'),
  export_kept_seconds: seconds
    .default(48 * 3600)
    .describe('Seconds for which an export and the link to it are kept.'),
  export_noted_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which a page shows that an export has expired.'),
});
