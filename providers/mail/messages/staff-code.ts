import * as z from 'zod';
import { minutesText } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

/**
 * The code of a staff log-in, in English as the back office is. It opens everybody's data, so no
 * locked screen shows it: the subject does not say it, text and HTML do once, at the end.
 */
export const staffCode = defineTemplate({
  data: z.object({ sealedCode: z.string() }),
  write({ sealedCode }, { productName, codeMinutes, open }) {
    return composeMessage({
      productName,
      locale: 'en-GB',
      subject: `Your ${productName} staff code`,
      heading: 'Log in to the back office',
      blocks: [
        { kind: 'text', text: 'Enter this code to finish logging in.' },
        {
          kind: 'text',
          text: `It is good for ${minutesText('en-GB', codeMinutes)} and for one log-in, in the browser you asked for it with. Nobody will ask you for it. It stands at the end, so that no locked screen shows it:`,
        },
        { kind: 'code', code: open(sealedCode) },
      ],
      reason:
        'You were not logging in? Somebody knows your address: tell a super admin if it happens again.',
    });
  },
});
