import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

const count = z.number().int().nonnegative();

/** Daily or weekly mail to people who want it: the number of waiting items, without names or content. */
export const digest = defineTemplate({
  isPromotional: true,
  data: z.object({
    rhythm: z.enum(['daily', 'weekly']),
    messages: count,
    publications: count,
    offers: count,
  }),
  write({ rhythm, ...waiting }, frame) {
    const { productName, publicUrl, locale, unsubscribeUrl } = frame;
    const say = mailWords('digest', locale, { productName });
    const lines = (['messages', 'publications', 'offers'] as const)
      .filter((group) => waiting[group] > 0)
      .map((group) => text(`${say[group]}: ${waiting[group]}`));
    const words = { ...say, heading: say[rhythm], unsubscribeUrl };
    return composeMessage(frame, words, [
      ...lines,
      action(say.open, new URL('/notifications', publicUrl)),
      { ...action(say.change, new URL('/settings/notifications', publicUrl)), isSecond: true },
    ]);
  },
});
