import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/**
 * Mail to a person who contacted the operator. It does not quote their message: anyone can enter another
 * person's address, and must not be able to send them text.
 */
export const caseOpened = defineTemplate({
  data: z.object({ reference: z.string(), dueOn: z.iso.date() }),
  write({ reference, dueOn }, frame) {
    const { productName, publicUrl, locale } = frame;
    const day = dueOn.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1');
    const say = mailWords('case-opened', locale, { productName, reference, day });
    const url = new URL('/case', publicUrl);
    url.searchParams.set('reference', reference);
    return composeMessage(frame, say, [text(say.by), text(say.how), action(say.follow, url)]);
  },
});
