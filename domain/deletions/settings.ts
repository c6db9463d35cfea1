import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Seconds in which a user may cancel the deletion of their account. */
export const deletionsSettings = defineSettings({
  deletion_notice_seconds: z
    .number()
    .int()
    .positive()
    .default(48 * 3600),
});
