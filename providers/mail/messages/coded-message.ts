import * as z from 'zod';
import { mailWords } from './mail-words';
import { minutesText } from './time-text';
import { composeMessage, text, type Block, type Message } from './message';
import { defineTemplate, type Frame } from './template';

/** The data of every mail with a one-time code. */
export const codedData = z.object({
  sealedCode: z.string(),
  /**
   * True if the recipient wants no code where a lock screen shows it: in the subject and the first words.
   */
  hidesCode: z.boolean().optional(),
});

/** The texts of a mail with a code, in addition to those common to all. */
interface CodeWords {
  /** The name of the code within a sentence, such as 'your … sign-up code'. */
  name: string;
  heading: string;
  /** The instruction for the code. */
  ask: string;
  reason: string;
}

const asSentence = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/**
 * Composes a mail with a one-time code. Subject, text and HTML each contain it exactly once. For a
 * recipient who hides codes the subject does not contain it, and the text contains it after all that a
 * notification shows.
 */
export function composeCodedMessage(
  { sealedCode, hidesCode = false }: z.output<typeof codedData>,
  { name, heading, ask: instruction, reason }: CodeWords,
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
      ? [text(instruction), text(validity), ...more, text(hidden), shown]
      : [text(instruction), shown, text(validity), ...more],
  );
}

/** Defines a mail that only contains a code, with the texts of its name. */
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

/** The code that verifies a new address of an account. */
export const changeEmailCode = onlyCoded('change-email-code');

/** The code with which a signed-in user proves their identity again. */
export const proofCode = onlyCoded('proof-code');

/** The code that replaces a forgotten password. */
export const resetCode = onlyCoded('reset-code');

/** The code that verifies an address from an identity provider. */
export const identityCode = defineTemplate({
  data: codedData.extend({ provider: z.string() }),
  write: ({ provider, ...coded }, frame) =>
    composeCodedMessage(
      coded,
      mailWords('identity-code', frame.locale, { productName: frame.productName, provider }),
      frame,
    ),
});
