import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/**
 * To somebody who has an account and whose address was used to sign up again: the page says the
 * same for known and unknown addresses, so only the owner learns it.
 */
export const accountExists = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const say = mailWords('account-exists', locale, { productName });
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'action', label: say.logIn, url: new URL('/sign_in', publicUrl).href },
        { kind: 'text', text: say.forgotten },
        {
          kind: 'action',
          label: say.reset,
          url: new URL('/reset_password', publicUrl).href,
          isSecond: true,
        },
      ],
      reason: say.reason,
    });
  },
});
