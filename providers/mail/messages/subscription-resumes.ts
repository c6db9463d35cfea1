import * as z from 'zod';
import { formatMoney } from '~/domain/shared/money';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Mail to subscribers some days before their pause ends: the date, the amount, and a link to cancel. */
export const subscriptionResumes = defineTemplate({
  data: z.object({
    resumesAt: z.iso.datetime(),
    price: z.object({ minor: z.number().int().positive(), currency: z.string() }),
    /** True if there is no card: the subscription ends unless the person pays. */
    isByHand: z.boolean(),
    timeZone: z.string().optional(),
  }),
  write({ resumesAt, price, isByHand, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(resumesAt), timeZone);
    const sum = formatMoney(price, locale);
    const say = mailWords('subscription-resumes', locale, { productName, moment, sum });
    return composeMessage(frame, say, [
      text(isByHand ? say.byHand : say.what),
      text(isByHand ? say.addCard : say.leave),
      action(say.open, new URL('/settings/subscription', publicUrl)),
    ]);
  },
});
