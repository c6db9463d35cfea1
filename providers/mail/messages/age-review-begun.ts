import * as z from 'zod';
import { momentText } from './time-text';
import { action, composeMessage, secondAction, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose account is held because they wrote that they are under age. */
export const ageReviewBegun = defineTemplate({
  data: z.object({
    erasedAt: z.iso.datetime(),
    /** The person's time zone, if known. */
    timeZone: z.string().optional(),
  }),
  write({ erasedAt, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(erasedAt), timeZone);
    const say = mailWords('age-review-begun', locale, { productName, moment });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.prove),
      text(say.until),
      action(say.logIn, new URL('/sign_in', publicUrl)),
      secondAction(say.write, new URL('/contact', publicUrl)),
    ]);
  },
});
