import * as z from 'zod';
import { action, composeMessage, secondAction, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/**
 * Mail to the owner of an account whose address was used to sign up again. The page shows the same for
 * known and unknown addresses, so only the owner learns it.
 */
export const accountExists = defineTemplate({
  data: z.object({}),
  write(_data, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('account-exists', locale, { productName });
    return composeMessage(frame, say, [
      text(say.what),
      action(say.logIn, new URL('/sign_in', publicUrl)),
      text(say.forgotten),
      secondAction(say.reset, new URL('/reset_password', publicUrl)),
    ]);
  },
});
