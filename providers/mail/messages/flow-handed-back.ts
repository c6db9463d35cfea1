import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose manager gave the steps back to them. */
export const flowHandedBack = defineTemplate({
  data: z.object({ manager: z.string() }),
  write({ manager }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('flow-handed-back', locale, { productName, manager });
    return composeMessage(frame, say, [
      text(say.what),
      action(say.open, new URL('/my-manager', publicUrl)),
    ]);
  },
});
