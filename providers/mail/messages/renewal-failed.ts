import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/**
 * Mail to subscribers whose card was refused: the date until which access stays open, and a link to pay in
 * another way.
 */
export const renewalFailed = defineTemplate({
  data: z.object({
    price: z.object({ minor: z.number().int().positive(), currency: z.string() }),
    /** The time of the next attempt with the card; null if there is none. */
    triesAgainAt: z.iso.datetime().nullable(),
    openUntil: z.iso.datetime(),
    timeZone: z.string().optional(),
  }),
  write({ price, triesAgainAt, openUntil, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const momentOf = (at: string) => momentText(locale, new Date(at), timeZone);
    const say = mailWords('renewal-failed', locale, {
      productName,
      sum: formatMoney(price, locale),
      moment: momentOf(openUntil),
      again: triesAgainAt === null ? '' : momentOf(triesAgainAt),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(triesAgainAt === null ? say.noMore : say.again),
      action(say.open, new URL('/settings/subscription', publicUrl)),
    ]);
  },
});
