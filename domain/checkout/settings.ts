import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Texts of the checkout. */
export const checkoutSettings = defineSettings({
  /** Our name on bank statements; empty if it is not set. */
  statement_descriptor: z.string().max(40).default(''),
});
