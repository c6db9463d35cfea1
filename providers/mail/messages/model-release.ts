import * as z from 'zod';
import { action, composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';
import { momentText } from './time-text';

/** Request of a manager that a person signs the release form of their twin. */
export const modelRelease = defineTemplate({
  data: z.object({ manager: z.string(), sealedToken: z.string(), until: z.iso.datetime() }),
  write({ manager, sealedToken, until }, frame) {
    const { productName, publicUrl, locale, open } = frame;
    const say = mailWords('model-release', locale, {
      productName,
      manager,
      until: momentText(locale, new Date(until)),
    });
    const link = new URL('/creator-invitation', publicUrl);
    link.searchParams.set('token', open(sealedToken));
    return composeMessage(frame, say, [text(say.what), text(say.how), action(say.open, link)]);
  },
});
