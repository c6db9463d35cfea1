import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** What checkout says. */
export const checkoutSettings = defineSettings({
  /** As bank statements name us; empty where nobody knows. */
  statement_descriptor: z.string().max(40).default(''),
});
