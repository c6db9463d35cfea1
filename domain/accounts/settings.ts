import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Seconds for which the link that proves an address is valid. */
export const accountsSettings = defineSettings({
  email_link_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600),
});
