import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** How long somebody who leaves may change their mind. */
export const deletionsSettings = defineSettings({
  deletion_notice_seconds: z
    .number()
    .int()
    .positive()
    .default(48 * 3600),
});
