import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/**
 * To whoever asked something of the operator. It says nothing of what was asked: anybody can type
 * anybody's address, and must not be able to send them words of their own.
 */
export const caseOpened = defineTemplate({
  data: z.object({ reference: z.string(), dueOn: z.iso.date() }),
  write({ reference, dueOn }, { productName, publicUrl, locale }) {
    const day = dueOn.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1');
    const { by, how, follow, ...say } = mailWords('case-opened', locale, {
      productName,
      reference,
      day,
    });
    const url = new URL('/case', publicUrl);
    url.searchParams.set('reference', reference);
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: by },
        { kind: 'text', text: how },
        { kind: 'action', label: follow, url: url.href },
      ],
    });
  },
});
