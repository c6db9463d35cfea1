import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The notice period of deletions. */
export const deletionsSettings = defineSettings({
  deletion_notice_seconds: z
    .number()
    .int()
    .positive()
    .default(48 * 3600)
    .describe('Seconds for which a user may cancel the deletion of their account.'),
  staff_deletion_notice_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600)
    .describe('Seconds after which an account that staff deleted is erased.'),
});
