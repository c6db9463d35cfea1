import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().nonnegative();

/** The price and the limits of imported character cards. */
export const characterCardsSettings = defineSettings({
  card_price: count
    .default(0)
    .describe('Price in tokens of bringing in a character from a card, with its six portraits.'),
  card_day_limit: count
    .default(50)
    .describe('Maximum number of cards that a person imports within 24 hours.'),
  card_draft_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600)
    .describe('Seconds after which an imported card that was not brought in is removed.'),
});
