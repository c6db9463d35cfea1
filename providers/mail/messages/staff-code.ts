import * as z from 'zod';
import words from '~/locales/en-GB/staff-mails.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { minutesText } from './time-text';
import { composeMessage, text } from './message';
import { defineTemplate } from './template';

/** The language of the back office. */
const locale = 'en-GB';

/**
 * The code of a staff log-in, in English like the back office. It opens everybody's data, so no lock screen
 * may show it: it is not in the subject, and once, at the end, in text and HTML.
 */
export const staffCode = codeMail(words.code);

/** The code for a new password of a staff member, under the same rules. */
export const staffResetCode = codeMail(words['reset-code']);

function codeMail(texts: typeof words.code) {
  return defineTemplate({
    data: z.object({ sealedCode: z.string() }),
    write({ sealedCode }, { productName, codeMinutes, open }) {
      const say = fillIn(texts, { productName, minutes: minutesText(locale, codeMinutes) });
      return composeMessage({ productName, locale }, say, [
        text(say.ask),
        text(say.validity),
        { kind: 'code', code: open(sealedCode) },
      ]);
    },
  });
}
