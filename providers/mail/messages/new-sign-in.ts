import * as z from 'zod';
import { momentText } from './time-text';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To somebody whose account was opened with a browser it had never been opened with. */
export const newSignIn = defineTemplate({
  data: z.object({
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    at: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ device, at, timeZone }, { productName, publicUrl, locale }) {
    const { what, ifNot, reset, ...say } = mailWords('new-sign-in', locale, {
      productName,
      device: device
        ? mailWords('known-device', locale, device)
        : mailWords('unknown-device', locale),
      moment: momentText(locale, new Date(at), timeZone),
    });
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'text', text: ifNot },
        { kind: 'action', label: reset, url: new URL('/reset_password', publicUrl).href },
      ],
    });
  },
});
