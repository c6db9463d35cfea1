import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().positive();

/** When offers open, how long they last and how prices end; the prices themselves are data. */
export const offersSettings = defineSettings({
  /** Ends every price in .99 that is no whole amount, and not only reduced ones. */
  token_prices_end_in_99: z.boolean().default(false),
  /** How long a browser remembers which offer led here, or which one a mail told of. */
  offer_key_seconds: z
    .number()
    .int()
    .positive()
    .default(7 * 24 * 3600),
  /** How long a pack that was made for somebody keeps its price. */
  smart_pack_seconds: z
    .number()
    .int()
    .positive()
    .default(24 * 3600),
  /** Packs of their own somebody may have at once; of those suggested the oldest makes room. */
  smart_packs_per_person: count.default(20),
  /** How long whoever was away has what they are welcomed back with. */
  welcome_back_timer: z.number().int().positive().default(60),
  /** Days without a purchase after which somebody is welcomed back; as many until it happens again. */
  welcome_back_after_days: count.default(30),
});
