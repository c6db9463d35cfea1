import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Times of the reconciliation. */
export const booksSettings = defineSettings({
  settlement_wait_days: z
    .number()
    .int()
    .min(0)
    .max(60)
    .default(3)
    .describe(
      'Days after which a processor should have settled a booked payment; later it is reported as a difference.',
    ),
});
