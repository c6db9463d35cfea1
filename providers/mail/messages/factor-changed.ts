import * as z from 'zod';
import { factorChangeSchema } from '~/domain/second-factors/events';
import { holderKindSchema } from '~/domain/second-factors/holder';
import { composeMessage, text } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Mail to a person whose ways to sign in have changed. */
export const factorChanged = defineTemplate({
  data: z.object({ holder: holderKindSchema, change: factorChangeSchema }),
  write({ holder, change }, frame) {
    const { productName, locale } = frame;
    const say = mailWords('factor-changed', locale, { productName });
    const words = { ...say, heading: say.what[change] };
    return composeMessage(frame, words, [text(say.ifNot[holder])]);
  },
});
