import * as z from 'zod';
import { momentText } from './time-text';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody who asked to be deleted: when it happens, and the link that prevents it. */
export const deletionRequested = defineTemplate({
  data: z.object({
    sealedToken: z.string(),
    dueAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ sealedToken, dueAt, timeZone }, { productName, publicUrl, locale, open }) {
    const say = mailWords('deletion-requested', locale, {
      productName,
      moment: momentText(locale, new Date(dueAt), timeZone),
    });
    const link = new URL('/restore', publicUrl);
    link.searchParams.set('token', open(sealedToken));
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.restore, url: link.href },
      ],
      reason: say.reason,
    });
  },
});
