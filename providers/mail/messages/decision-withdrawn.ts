import * as z from 'zod';
import { mailWords } from './mail-words';
import { action, composeMessage, text } from './message';
import { defineTemplate } from './template';

/** Mail to a person after staff found that they had broken no rule. */
export const decisionWithdrawn = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('decision-withdrawn', locale, { productName });
    return composeMessage(frame, say, [
      text(say.what),
      action(say.see, new URL('/settings/standing', publicUrl)),
    ]);
  },
});
