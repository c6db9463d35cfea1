import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The lifetime of links in mails. */
export const accountsSettings = defineSettings({
  email_link_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600)
    .describe('Seconds for which the link that proves an e-mail address is valid.'),
});
