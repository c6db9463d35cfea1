import * as z from 'zod';
import { momentText } from './time-text';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person who requested deletion: the date, and the link that prevents it. */
export const deletionRequested = defineTemplate({
  data: z.object({
    sealedToken: z.string(),
    dueAt: z.iso.datetime(),
    /** The person's time zone, if known. */
    timeZone: z.string().optional(),
  }),
  write({ sealedToken, dueAt, timeZone }, frame) {
    const { productName, publicUrl, locale, open } = frame;
    const moment = momentText(locale, new Date(dueAt), timeZone);
    const say = mailWords('deletion-requested', locale, { productName, moment });
    const link = new URL('/restore', publicUrl);
    link.searchParams.set('token', open(sealedToken));
    return composeMessage(frame, say, [text(say.what), text(say.until), action(say.restore, link)]);
  },
});
