import * as z from 'zod';
import { takedownOutcomeSchema } from '~/domain/takedowns/schema';
import { mailWords } from './mail-words';
import { action, composeMessage, text } from './message';
import { defineTemplate } from './template';

/** Mail to the sender of a notice of intimate images: whether the content stays down. */
export const noticeDecided = defineTemplate({
  data: z.object({ reference: z.string(), outcome: takedownOutcomeSchema }),
  write({ reference, outcome }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('notice-decided', locale, { productName, reference });
    const url = new URL('/case', publicUrl);
    url.searchParams.set('reference', reference);
    return composeMessage(frame, { ...say, heading: say.heading[outcome] }, [
      text(say.what[outcome]),
      action(say.see, url),
    ]);
  },
});
