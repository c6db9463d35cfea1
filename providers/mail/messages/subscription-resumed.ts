import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Mail to subscribers whose pause has ended: Premium is back, and until when it is paid. */
export const subscriptionResumed = defineTemplate({
  data: z.object({ openUntil: z.iso.datetime(), timeZone: z.string().optional() }),
  write({ openUntil, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(openUntil), timeZone);
    const say = mailWords('subscription-resumed', locale, { productName, moment });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.leave),
      action(say.open, new URL('/settings/subscription', publicUrl)),
    ]);
  },
});
