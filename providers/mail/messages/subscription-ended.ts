import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody whose access ended because it was not paid, or the money went back. */
export const subscriptionEnded = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('subscription-ended', locale, { productName });
    const link = new URL('/settings/subscription', publicUrl);
    return composeMessage(frame, say, [text(say.what), text(say.stays), action(say.open, link)]);
  },
});
