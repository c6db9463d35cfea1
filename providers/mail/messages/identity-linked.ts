import * as z from 'zod';
import { composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to the owner of an account to which an identity provider can sign in from now on. */
export const identityLinked = defineTemplate({
  data: z.object({ provider: z.string() }),
  write({ provider }, frame) {
    const { productName, locale } = frame;
    const say = mailWords('identity-linked', locale, { productName, provider });
    return composeMessage(frame, say, [text(say.what), text(say.ifNot)]);
  },
});
