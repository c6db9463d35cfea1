import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to the owner after a password change, with the steps to take if they did not change it. */
export const passwordChanged = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('password-changed', locale, { productName });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.ifNot),
      action(say.reset, new URL('/reset_password', publicUrl)),
    ]);
  },
});
