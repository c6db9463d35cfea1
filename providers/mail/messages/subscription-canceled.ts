import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Mail to a person who cancelled: nothing more is charged, and the date until which access stays open. */
export const subscriptionCanceled = defineTemplate({
  data: z.object({ openUntil: z.iso.datetime(), timeZone: z.string().optional() }),
  write({ openUntil, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(openUntil), timeZone);
    const say = mailWords('subscription-canceled', locale, { productName, moment });
    const link = new URL('/settings/subscription', publicUrl);
    return composeMessage(frame, say, [text(say.what), text(say.until), action(say.keep, link)]);
  },
});
