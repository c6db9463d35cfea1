import { minutesText, type InEveryLocale } from './mail-locale';
import { composeMessage, type Block, type Message } from './message';
import type { Frame } from './template';

interface Coded {
  /** Five digits. */
  code: string;
  heading: string;
  /** What to do with the code. */
  ask: string;
  reason: string;
  /** What else can be done. */
  more?: readonly Block[];
}

interface Words {
  subject: string;
  validity: string;
}

const words: InEveryLocale<(code: string, productName: string, minutes: string) => Words> = {
  'en-GB': (code, productName, minutes) => ({
    subject: `${code} is your ${productName} code`,
    validity: `It is good for ${minutes}, in the browser you asked for it with. Nobody from ${productName} will ask you for it.`,
  }),
  'fr-FR': (code, productName, minutes) => ({
    subject: `${code} est votre code ${productName}`,
    validity: `Il est valable ${minutes}, dans le navigateur où vous l’avez demandé. Personne chez ${productName} ne vous le demandera.`,
  }),
  'de-DE': (code, productName, minutes) => ({
    subject: `${code} ist dein ${productName}-Code`,
    validity: `Er gilt ${minutes} in dem Browser, in dem du ihn angefordert hast. Niemand von ${productName} wird dich danach fragen.`,
  }),
  'es-ES': (code, productName, minutes) => ({
    subject: `${code} es tu código de ${productName}`,
    validity: `Sirve durante ${minutes}, en el navegador en el que lo pediste. Nadie de ${productName} te lo pedirá.`,
  }),
  'pt-BR': (code, productName, minutes) => ({
    subject: `${code} é o seu código ${productName}`,
    validity: `Ele vale por ${minutes}, no navegador em que foi pedido. Ninguém da ${productName} vai pedir este código a você.`,
  }),
};

/** A mail with a one-time code; subject, text and HTML each say the code exactly once. */
export function composeCodedMessage(coded: Coded, frame: Frame): Message {
  const { productName, locale, codeMinutes } = frame;
  const { code, heading, ask, reason, more = [] } = coded;
  const { subject, validity } = words[locale](code, productName, minutesText(locale, codeMinutes));
  return composeMessage({
    productName,
    locale,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: ask },
      { kind: 'code', code },
      { kind: 'text', text: validity },
      ...more,
    ],
    reason,
  });
}
