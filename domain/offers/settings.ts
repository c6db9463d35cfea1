import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().positive();

/** The timing of offers and the rounding of prices; the prices themselves are data. */
export const offersSettings = defineSettings({
  token_prices_end_in_99: z
    .boolean()
    .default(false)
    .describe('True if every price that is not a whole amount ends in .99, not only reduced ones.'),
  offer_key_seconds: count
    .default(7 * 24 * 3600)
    .describe('Seconds for which a browser stores the offer key from a link or a mail.'),
  smart_pack_seconds: count
    .default(24 * 3600)
    .describe('Seconds for which a personal pack keeps its price.'),
  smart_packs_per_person: count
    .default(20)
    .describe(
      'Maximum number of personal packs per person at a time; a further suggested one replaces the oldest suggested one.',
    ),
  welcome_back_timer: count
    .default(60)
    .describe('Seconds for which a welcome-back offer is available.'),
  welcome_back_after_days: count
    .default(30)
    .describe('Days without a purchase before a welcome-back offer, and before the next one.'),
});
