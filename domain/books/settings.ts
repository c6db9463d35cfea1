import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** When books are looked after. */
export const booksSettings = defineSettings({
  /** Days after which a processor should have settled what we booked. */
  settlement_wait_days: z.number().int().min(0).max(60).default(3),
  /** How many past days' reports are asked for anew while they are missing. */
  settlement_catch_up_days: z.number().int().min(1).max(90).default(14),
});
