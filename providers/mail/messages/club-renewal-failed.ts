import * as z from 'zod';
import { dueShape, sumOf } from './club-renewal';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/**
 * Mail to members of a club whose payment was refused: the date until which it stays open, and a link to
 * pay.
 */
export const clubRenewalFailed = defineTemplate({
  data: z.object({
    ...dueShape,
    /** The time of the next attempt; null if there is none. */
    triesAgainAt: z.iso.datetime().nullable(),
    openUntil: z.iso.datetime(),
  }),
  write(due, frame) {
    const { productName, publicUrl, locale } = frame;
    const { triesAgainAt, openUntil, timeZone, name } = due;
    const momentOf = (at: string) => momentText(locale, new Date(at), timeZone);
    const say = mailWords('club-renewal-failed', locale, {
      productName,
      name,
      sum: sumOf(due, frame),
      moment: momentOf(openUntil),
      again: triesAgainAt === null ? '' : momentOf(triesAgainAt),
    });
    return composeMessage(frame, say, [
      text(say.what),
      text(triesAgainAt === null ? say.noMore : say.again),
      action(say.open, new URL('/settings/memberships', publicUrl)),
    ]);
  },
});
