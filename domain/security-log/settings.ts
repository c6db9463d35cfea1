import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention of entries. */
export const securityLogSettings = defineSettings({
  security_log_kept_seconds: seconds
    .min(90 * 24 * 3600)
    .default(365 * 24 * 3600)
    .describe('Seconds for which the security log is kept; at least 90 days.'),
});
