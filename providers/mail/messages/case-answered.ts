import * as z from 'zod';
import { caseOutcomeSchema } from '~/domain/cases/events';
import { mailWords } from './mail-words';
import { action, composeMessage, text } from './message';
import { defineTemplate } from './template';

/** Mail to the sender of a case or a report: how it ended, and the answer of staff in their words. */
export const caseAnswered = defineTemplate({
  data: z.object({
    reference: z.string(),
    outcome: caseOutcomeSchema,
    text: z.string().nullable(),
  }),
  write({ reference, outcome, text: answer }, frame) {
    const { productName, publicUrl, locale } = frame;
    const say = mailWords('case-answered', locale, { productName, reference });
    const url = new URL('/case', publicUrl);
    url.searchParams.set('reference', reference);
    const paragraphs = (answer ?? '').split(/\n{2,}/).filter((one) => one.trim() !== '');
    return composeMessage(frame, { ...say, heading: say.heading[outcome] }, [
      text(say.what[outcome]),
      ...paragraphs.map((one) => text(one)),
      action(say.see, url),
    ]);
  },
});
