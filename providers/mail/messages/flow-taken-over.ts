import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose manager fills in the remaining steps for them. */
export const flowTakenOver = defineTemplate({
  data: z.object({ manager: z.string() }),
  write({ manager }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('flow-taken-over', locale, { productName, manager });
    return composeMessage(frame, say, [
      text(say.what),
      action(say.open, new URL('/my-manager', publicUrl)),
    ]);
  },
});
