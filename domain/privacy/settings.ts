import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention and frequency of exports, and the retention of data after erasure. */
export const privacySettings = defineSettings({
  personal_data_retention_seconds: seconds.default(6 * 365 * 24 * 3600),
  export_interval_seconds: seconds.default(24 * 3600),
  export_kept_seconds: seconds.default(48 * 3600),
  export_noted_seconds: seconds.default(30 * 24 * 3600),
});
