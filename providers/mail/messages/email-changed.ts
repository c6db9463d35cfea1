import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To the old address of an account that has a new one, which is shown masked. */
export const emailChanged = defineTemplate({
  data: z.object({ maskedNewEmail: z.string() }),
  write({ maskedNewEmail }, { productName, locale }) {
    const { what, ifNot, ...say } = mailWords('email-changed', locale, {
      productName,
      newEmail: maskedNewEmail,
    });
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'text', text: ifNot },
      ],
    });
  },
});
