import * as z from 'zod';
import words from '~/locales/en-GB/staff-mails.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { minutesText } from './time-text';
import { composeMessage, text } from './message';
import { defineTemplate } from './template';

/** As the back office is. */
const locale = 'en-GB';

/**
 * The code of a staff log-in, in English as the back office is. It opens everybody's data, so no
 * locked screen shows it: the subject does not say it, text and HTML do once, at the end.
 */
export const staffCode = defineTemplate({
  data: z.object({ sealedCode: z.string() }),
  write({ sealedCode }, { productName, codeMinutes, open }) {
    const say = fillIn(words.code, { productName, minutes: minutesText(locale, codeMinutes) });
    return composeMessage({ productName, locale }, say, [
      text(say.ask),
      text(say.validity),
      { kind: 'code', code: open(sealedCode) },
    ]);
  },
});
