import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The retention of notices to the police. */
export const policeNoticesSettings = defineSettings({
  police_notice_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(5 * 365 * 24 * 3600)
    .describe('Seconds for which a decided notice to the police and its evidence are kept.'),
});
