import * as z from 'zod';
import { minutesText } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

/**
 * The code of a staff log-in, in English as the back office is; subject, text and HTML each say the
 * code exactly once.
 */
export const staffCode = defineTemplate({
  data: z.object({ sealedCode: z.string() }),
  write({ sealedCode }, { productName, codeMinutes, open }) {
    const code = open(sealedCode);
    return composeMessage({
      productName,
      locale: 'en-GB',
      subject: `${code} is your ${productName} staff code`,
      heading: 'Log in to the back office',
      blocks: [
        { kind: 'text', text: 'Enter this code to finish logging in.' },
        { kind: 'code', code },
        {
          kind: 'text',
          text: `It is good for ${minutesText('en-GB', codeMinutes)} and for one log-in, in the browser you asked for it with.`,
        },
      ],
      reason:
        'You were not logging in? Somebody knows your address: tell a super admin if it happens again.',
    });
  },
});
