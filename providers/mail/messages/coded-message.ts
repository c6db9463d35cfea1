import * as z from 'zod';
import { minutesText, type InEveryLocale } from './mail-locale';
import { composeMessage, type Block, type Message } from './message';
import type { Frame } from './template';

/** What every mail with a one-time code is told. */
export const codedData = z.object({
  sealedCode: z.string(),
  /** The recipient wants no code where a locked screen shows it: in the subject and the first words. */
  hidesCode: z.boolean().optional(),
});

/** What a mail with a code says, beside what all of them say. */
export interface CodeWords {
  /** What the code is called in the middle of a sentence, such as 'your … sign-up code'. */
  name: string;
  heading: string;
  /** What to do with the code. */
  ask: string;
  reason: string;
}

interface Words {
  is: string;
  validity: string;
  hidden: string;
}

const words: InEveryLocale<(productName: string, minutes: string) => Words> = {
  'en-GB': (productName, minutes) => ({
    is: 'is',
    validity: `It is good for ${minutes}, in the browser you asked for it with. Nobody from ${productName} will ask you for it.`,
    hidden: 'You want no codes on a locked screen, so it stands here, at the end:',
  }),
  'fr-FR': (productName, minutes) => ({
    is: 'est',
    validity: `Il est valable ${minutes}, dans le navigateur où vous l’avez demandé. Personne chez ${productName} ne vous le demandera.`,
    hidden: 'Vous ne voulez pas de code sur un écran verrouillé ; le voici donc, à la fin :',
  }),
  'de-DE': (productName, minutes) => ({
    is: 'ist',
    validity: `Er gilt ${minutes} in dem Browser, in dem du ihn angefordert hast. Niemand von ${productName} wird dich danach fragen.`,
    hidden: 'Du möchtest keine Codes auf dem Sperrbildschirm, darum steht er erst hier am Ende:',
  }),
  'es-ES': (productName, minutes) => ({
    is: 'es',
    validity: `Sirve durante ${minutes}, en el navegador en el que lo pediste. Nadie de ${productName} te lo pedirá.`,
    hidden: 'No quieres códigos en la pantalla bloqueada, por eso está aquí, al final:',
  }),
  'pt-BR': (productName, minutes) => ({
    is: 'é',
    validity: `Ele vale por ${minutes}, no navegador em que foi pedido. Ninguém da ${productName} vai pedir este código a você.`,
    hidden: 'Você não quer códigos na tela bloqueada, por isso ele está aqui, no fim:',
  }),
};

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
  const { is, validity, hidden } = words[locale](productName, minutesText(locale, codeMinutes));
  const asked: Block = { kind: 'text', text: ask };
  const shown: Block = { kind: 'code', code };
  const valid: Block = { kind: 'text', text: validity };
  return composeMessage({
    productName,
    locale,
    subject: hidesCode ? asSentence(name) : `${code} ${is} ${name}`,
    heading,
    blocks: hidesCode
      ? [asked, valid, ...more, { kind: 'text', text: hidden }, shown]
      : [asked, shown, valid, ...more],
    reason,
  });
}
