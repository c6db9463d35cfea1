import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Tells the owner that the password is another one, and what to do if they did not change it. */
export const passwordChanged = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const say = mailWords('password-changed', locale, { productName });
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.ifNot },
        { kind: 'action', label: say.reset, url: new URL('/reset_password', publicUrl).href },
      ],
      reason: say.reason,
    });
  },
});
