import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

const paths = { terms: '/terms-of-service', privacy: '/privacy-policy' } as const;

/** To everybody with an account before the terms or the policies change in a way that matters. */
export const legalChange = defineTemplate({
  data: z.object({
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
    summary: z.string(),
  }),
  write({ document, effectiveOn, summary }, { productName, publicUrl, locale }) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(effectiveOn),
    );
    const say = mailWords('legal-change', locale, { productName, day });
    return composeMessage({
      productName,
      locale,
      subject: say.subject[document],
      heading: say.subject[document],
      blocks: [
        { kind: 'text', text: say.from },
        { kind: 'text', text: summary },
        { kind: 'action', label: say.read, url: new URL(paths[document], publicUrl).href },
        { kind: 'text', text: say.choice },
      ],
      reason: say.reason,
    });
  },
});
