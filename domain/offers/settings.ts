import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().positive();

/** The timing of offers and the rounding of prices; the prices themselves are data. */
export const offersSettings = defineSettings({
  /** Rounds every price that is not a whole amount to .99, not only reduced ones. */
  token_prices_end_in_99: z.boolean().default(false),
  /** The time for which a browser stores the offer key from a link or a mail. */
  offer_key_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600),
  /** The time for which a personal pack keeps its price. */
  smart_pack_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600),
  /** The maximum number of personal packs at a time; for suggested ones, a new pack replaces the oldest. */
  smart_packs_per_person: count.default(20),
  /** The seconds for which welcome-back offers are available. */
  welcome_back_timer: z.number().int().positive().default(60),
  /** The days without a purchase until the next welcome-back offer. */
  welcome_back_after_days: count.default(30),
});
