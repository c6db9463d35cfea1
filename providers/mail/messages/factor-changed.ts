import * as z from 'zod';
import { factorChangeSchema } from '~/domain/second-factors/events';
import { holderKindSchema } from '~/domain/second-factors/holder';
import { composeMessage } from './message';
import { mailWords } from './mail-words';
import { defineTemplate } from './template';

/** Tells somebody that their ways to sign in are others than before. */
export const factorChanged = defineTemplate({
  data: z.object({ holder: holderKindSchema, change: factorChangeSchema }),
  write({ holder, change }, { productName, locale }) {
    const { what, ifNot, ...say } = mailWords('factor-changed', locale, { productName });
    return composeMessage({
      productName,
      locale,
      ...say,
      heading: what[change],
      blocks: [{ kind: 'text', text: ifNot[holder] }],
    });
  },
});
