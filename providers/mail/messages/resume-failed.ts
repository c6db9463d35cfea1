import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Mail to subscribers whose card was refused at the end of a pause; Premium stays off until it is paid. */
export const resumeFailed = defineTemplate({
  data: z.object({
    price: z.object({ minor: z.number().int().positive(), currency: z.string() }),
    /** The time of the next attempt with the card; null if there is none. */
    triesAgainAt: z.iso.datetime().nullable(),
    timeZone: z.string().optional(),
  }),
  write({ price, triesAgainAt, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('resume-failed', locale, {
      productName,
      sum: formatMoney(price, locale),
      again: triesAgainAt === null ? '' : momentText(locale, new Date(triesAgainAt), timeZone),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(triesAgainAt === null ? say.noMore : say.again),
      action(say.open, new URL('/settings/subscription', publicUrl)),
    ]);
  },
});
