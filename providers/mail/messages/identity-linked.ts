import * as z from 'zod';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** To the owner of an account that a provider can open from now on. */
export const identityLinked = defineTemplate({
  data: z.object({ provider: z.string() }),
  write({ provider }, { productName, locale }) {
    const { what, ifNot, ...say } = mailWords('identity-linked', locale, { productName, provider });
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'text', text: ifNot },
      ],
    });
  },
});
