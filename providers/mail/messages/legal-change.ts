import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

const paths = { terms: '/terms-of-service', privacy: '/privacy-policy' } as const;

/** Mail to all accounts before a significant change of the terms or the policies. */
export const legalChange = defineTemplate({
  data: z.object({
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
    summary: z.string(),
  }),
  write({ document, effectiveOn, summary }, frame) {
    const { productName, publicUrl, locale } = frame;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(effectiveOn),
    );
    const say = mailWords('legal-change', locale, { productName, day });
    const subject = say.subject[document];
    return composeMessage(frame, { ...say, subject, heading: subject }, [
      text(say.from),
      text(summary),
      action(say.read, new URL(paths[document], publicUrl)),
      text(say.choice),
    ]);
  },
});
