import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/**
 * To whoever asked something of the operator. It says nothing of what was asked: anybody can type
 * anybody's address, and must not be able to send them words of their own.
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
