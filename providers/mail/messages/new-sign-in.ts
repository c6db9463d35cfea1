import * as z from 'zod';
import { momentText } from './time-text';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose account was opened in a browser for the first time. */
export const newSignIn = defineTemplate({
  data: z.object({
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    at: z.iso.datetime(),
    /** The person's time zone, if known. */
    timeZone: z.string().optional(),
  }),
  write({ device, at, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('new-sign-in', locale, {
      productName,
      device: device
        ? mailWords('known-device', locale, device)
        : mailWords('unknown-device', locale),
      moment: momentText(locale, new Date(at), timeZone),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.ifNot),
      action(say.reset, new URL('/reset_password', publicUrl)),
    ]);
  },
});
