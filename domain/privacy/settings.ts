import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** When what somebody leaves is erased, and how long exports are kept. */
export const privacySettings = defineSettings({
  deletion_notice_seconds: seconds.default(48 * 3600),
  personal_data_retention_seconds: seconds.default(6 * 365 * 24 * 3600),
  export_interval_seconds: seconds.default(24 * 3600),
  export_kept_seconds: seconds.default(48 * 3600),
  export_noted_seconds: seconds.default(30 * 24 * 3600),
});
