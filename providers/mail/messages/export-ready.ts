import * as z from 'zod';
import { momentText } from './time-text';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose archive is ready; the link works only for its owner. */
export const exportReady = defineTemplate({
  data: z.object({
    path: z.string(),
    expiresAt: z.iso.datetime(),
    /** The person's time zone, if known. */
    timeZone: z.string().optional(),
  }),
  write({ path, expiresAt, timeZone }, frame) {
    const { productName, publicUrl, locale } = frame;
    const moment = momentText(locale, new Date(expiresAt), timeZone);
    const say = mailWords('export-ready', locale, { productName, moment });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.until),
      action(say.download, new URL(path, publicUrl)),
    ]);
  },
});
