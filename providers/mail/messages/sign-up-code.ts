import * as z from 'zod';
import { codedData, composeCodedMessage } from './coded-message';
import { secondAction, text, type Block } from './message';
import { mailWords } from './mail-words';
import { defineTemplate, type Frame } from './template';

/** The code that verifies the address of a sign-up, and a link that does the same. */
export const signUpCode = defineTemplate({
  data: codedData.extend({
    /** The token of the link; a sign-up that began under an older version has none. */
    sealedToken: z.string().optional(),
  }),
  write({ sealedToken, ...coded }, frame) {
    const { link, confirm, ...say } = mailWords('sign-up-code', frame.locale, {
      productName: frame.productName,
    });
    const more: Block[] = sealedToken
      ? [text(link), secondAction(confirm, linkOf(sealedToken, frame))]
      : [];
    return composeCodedMessage(coded, say, frame, more);
  },
});

function linkOf(sealedToken: string, { publicUrl, open }: Frame): URL {
  const url = new URL('/verify_email', publicUrl);
  url.searchParams.set('token', open(sealedToken));
  return url;
}
