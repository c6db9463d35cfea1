import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose access ended because it was not paid, or the payment was returned. */
export const subscriptionEnded = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('subscription-ended', locale, { productName });
    const link = new URL('/settings/subscription', publicUrl);
    return composeMessage(frame, say, [text(say.what), text(say.stays), action(say.open, link)]);
  },
});
