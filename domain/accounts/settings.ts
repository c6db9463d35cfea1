import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** How long the link is good that proves an address. */
export const accountsSettings = defineSettings({
  email_link_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600),
});
