import * as z from 'zod';
import { momentText } from './time-text';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody whose archive is there; the link serves its owner alone. */
export const exportReady = defineTemplate({
  data: z.object({
    path: z.string(),
    expiresAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ path, expiresAt, timeZone }, { productName, publicUrl, locale }) {
    const say = mailWords('export-ready', locale, {
      productName,
      moment: momentText(locale, new Date(expiresAt), timeZone),
    });
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.download, url: new URL(path, publicUrl).href },
      ],
      reason: say.reason,
    });
  },
});
