import * as z from 'zod';
import { appealOutcomeSchema } from '~/domain/strikes/schema';
import { mailWords } from './mail-words';
import { action, composeMessage, text } from './message';
import { defineTemplate } from './template';

/** Mail to a person who appealed a decision, with the result of a review by other staff. */
export const appealAnswered = defineTemplate({
  data: z.object({ reference: z.string(), outcome: appealOutcomeSchema }),
  write({ reference, outcome }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('appeal-answered', locale, { productName, reference });
    return composeMessage(frame, { ...say, heading: say.heading[outcome] }, [
      text(say.what[outcome]),
      action(say.see, new URL('/settings/standing', publicUrl)),
    ]);
  },
});
