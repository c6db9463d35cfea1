import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Invitation of a person by their manager: they prove that it is them, and see what was filled in. */
export const modelInvited = defineTemplate({
  data: z.object({ manager: z.string(), sealedToken: z.string(), until: z.iso.datetime() }),
  write({ manager, sealedToken, until }, frame) {
    const { productName, publicUrl, locale, open } = frame;
    const say = mailWords('model-invited', locale, {
      productName,
      manager,
      until: momentText(locale, new Date(until)),
    });
    const link = new URL('/creator-invitation', publicUrl);
    link.searchParams.set('token', open(sealedToken));
    return composeMessage(frame, say, [text(say.what), text(say.how), action(say.open, link)]);
  },
});
