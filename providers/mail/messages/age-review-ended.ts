import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose account was held because of their age and has been released. */
export const ageReviewEnded = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('age-review-ended', locale, { productName });
    return composeMessage(frame, say, [
      text(say.what),
      action(say.logIn, new URL('/sign_in', publicUrl)),
    ]);
  },
});
