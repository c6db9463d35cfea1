import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Texts of the checkout. */
export const checkoutSettings = defineSettings({
  statement_descriptor: z
    .string()
    .max(40)
    .default('')
    .describe('Name on bank statements, shown at checkout; not shown if empty.'),
});
