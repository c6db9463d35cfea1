import * as z from 'zod';
import { mailWords } from './mail-words';
import { minutesText } from './time-text';
import { composeMessage, text, type Block, type Message } from './message';
import { defineTemplate, type Frame } from './template';

/** What every mail with a one-time code is told. */
export const codedData = z.object({
  sealedCode: z.string(),
  /** The recipient wants no code where a locked screen shows it: in the subject and the first words. */
  hidesCode: z.boolean().optional(),
});

/** What a mail with a code says, beside what all of them say. */
interface CodeWords {
  /** What the code is called in the middle of a sentence, such as 'your … sign-up code'. */
  name: string;
  heading: string;
  /** What to do with the code. */
  ask: string;
  reason: string;
}

const asSentence = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/**
 * A mail with a one-time code. Subject, text and HTML each say it exactly once; for somebody who
 * hides codes the subject does not, and the words say it behind all that a notification shows.
 */
export function composeCodedMessage(
  { sealedCode, hidesCode = false }: z.output<typeof codedData>,
  { name, heading, ask, reason }: CodeWords,
  { productName, locale, codeMinutes, open }: Frame,
  more: readonly Block[] = [],
): Message {
  const code = open(sealedCode);
  const { is, validity, hidden } = mailWords('coded', locale, {
    productName,
    minutes: minutesText(locale, codeMinutes),
  });
  const shown: Block = { kind: 'code', code };
  return composeMessage(
    { productName, locale },
    { subject: hidesCode ? asSentence(name) : `${code} ${is} ${name}`, heading, reason },
    hidesCode
      ? [text(ask), text(validity), ...more, text(hidden), shown]
      : [text(ask), shown, text(validity), ...more],
  );
}

/** A mail that says a code and nothing more, in the words of its name. */
const onlyCoded = (name: 'change-email-code' | 'proof-code' | 'reset-code') =>
  defineTemplate({
    data: codedData,
    write: (coded, frame) =>
      composeCodedMessage(
        coded,
        mailWords(name, frame.locale, { productName: frame.productName }),
        frame,
      ),
  });

/** The code that proves a new address of an account. */
export const changeEmailCode = onlyCoded('change-email-code');

/** The code by which somebody who is signed in shows that it is still them. */
export const proofCode = onlyCoded('proof-code');

/** The code that stands in for a forgotten password. */
export const resetCode = onlyCoded('reset-code');

/** The code that proves an address which somebody claimed through a provider. */
export const identityCode = defineTemplate({
  data: codedData.extend({ provider: z.string() }),
  write: ({ provider, ...coded }, frame) =>
    composeCodedMessage(
      coded,
      mailWords('identity-code', frame.locale, { productName: frame.productName, provider }),
      frame,
    ),
});
