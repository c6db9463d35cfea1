import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Invitation of a member of staff, who accepts it by signing in to the back office. */
export const staffInvited = defineTemplate({
  data: z.object({ until: z.iso.datetime() }),
  write({ until }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('staff-invited', locale, {
      productName,
      until: momentText(locale, new Date(until)),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(say.how),
      action(say.open, new URL('/admin', publicUrl)),
    ]);
  },
});
