import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody whose account was held for their age, and is no longer. */
export const ageReviewEnded = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const { what, logIn, ...say } = mailWords('age-review-ended', locale, { productName });
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'action', label: logIn, url: new URL('/sign_in', publicUrl).href },
      ],
    });
  },
});
