import * as z from 'zod';
import { composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to the old address of an account after a change; the new address is masked. */
export const emailChanged = defineTemplate({
  data: z.object({ maskedNewEmail: z.string() }),
  write({ maskedNewEmail: newEmail }, frame) {
    const { productName, locale } = frame;
    const say = mailWords('email-changed', locale, { productName, newEmail });
    return composeMessage(frame, say, [text(say.what), text(say.ifNot)]);
  },
});
