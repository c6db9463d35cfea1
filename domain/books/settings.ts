import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Times of the reconciliation. */
export const booksSettings = defineSettings({
  /** Days within which a processor should have settled what we booked. */
  settlement_wait_days: z.number().int().min(0).max(60).default(3),
  /** The number of past days whose missing reports are requested again. */
  settlement_catch_up_days: z.number().int().min(1).max(90).default(14),
});
