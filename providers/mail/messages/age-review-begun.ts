import * as z from 'zod';
import { momentText } from './time-text';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody whose account is held because their words said that they are under age. */
export const ageReviewBegun = defineTemplate({
  data: z.object({
    erasedAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ erasedAt, timeZone }, { productName, publicUrl, locale }) {
    const say = mailWords('age-review-begun', locale, {
      productName,
      moment: momentText(locale, new Date(erasedAt), timeZone),
    });
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.prove },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.logIn, url: new URL('/sign_in', publicUrl).href },
        {
          kind: 'action',
          label: say.write,
          url: new URL('/contact', publicUrl).href,
          isSecond: true,
        },
      ],
      reason: say.reason,
    });
  },
});
