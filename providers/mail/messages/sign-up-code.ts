import * as z from 'zod';
import { codedData, composeCodedMessage, type CodeWords } from './coded-message';
import type { InEveryLocale } from './mail-locale';
import type { Block } from './message';
import { defineTemplate, type Frame } from './template';

interface Words extends CodeWords {
  link: string;
  confirm: string;
}

const words: InEveryLocale<(productName: string) => Words> = {
  'en-GB': (productName) => ({
    name: `your ${productName} sign-up code`,
    heading: 'Confirm your e-mail address',
    ask: 'Enter this code to finish signing up.',
    link: 'Would you rather follow a link? This one does the same.',
    confirm: 'Confirm my address',
    reason: 'You did not sign up? Then somebody mistyped an address, and you need do nothing.',
  }),
  'fr-FR': (productName) => ({
    name: `votre code d’inscription ${productName}`,
    heading: 'Confirmez votre adresse e-mail',
    ask: 'Saisissez ce code pour terminer votre inscription.',
    link: 'Vous préférez un lien ? Celui-ci fait la même chose.',
    confirm: 'Confirmer mon adresse',
    reason:
      'Vous ne vous êtes pas inscrit ? Quelqu’un s’est trompé d’adresse, vous n’avez rien à faire.',
  }),
  'de-DE': (productName) => ({
    name: `dein Code für die Registrierung bei ${productName}`,
    heading: 'Bestätige deine E-Mail-Adresse',
    ask: 'Gib diesen Code ein, um die Anmeldung abzuschließen.',
    link: 'Lieber ein Link? Dieser tut dasselbe.',
    confirm: 'Adresse bestätigen',
    reason:
      'Du hast dich nicht registriert? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.',
  }),
  'es-ES': (productName) => ({
    name: `tu código para registrarte en ${productName}`,
    heading: 'Confirma tu dirección de correo',
    ask: 'Introduce este código para terminar el registro.',
    link: '¿Prefieres un enlace? Este hace lo mismo.',
    confirm: 'Confirmar mi dirección',
    reason: '¿No te has registrado? Alguien escribió mal su dirección y no tienes que hacer nada.',
  }),
  'pt-BR': (productName) => ({
    name: `o seu código de cadastro na ${productName}`,
    heading: 'Confirme seu e-mail',
    ask: 'Digite este código para concluir o cadastro.',
    link: 'Prefere um link? Este faz a mesma coisa.',
    confirm: 'Confirmar meu e-mail',
    reason:
      'Não foi você que se cadastrou? Alguém digitou o endereço errado, e você não precisa fazer nada.',
  }),
};

/** The code that proves the address of a sign-up, and a link that proves it as well. */
export const signUpCode = defineTemplate({
  data: codedData.extend({
    /** Of the link; a sign-up that began under an older version has none. */
    sealedToken: z.string().optional(),
  }),
  write({ sealedToken, ...coded }, frame) {
    const { link, confirm, ...say } = words[frame.locale](frame.productName);
    const more: Block[] = sealedToken
      ? [
          { kind: 'text', text: link },
          { kind: 'action', label: confirm, url: linkOf(sealedToken, frame), isSecond: true },
        ]
      : [];
    return composeCodedMessage(coded, say, frame, more);
  },
});

function linkOf(sealedToken: string, { publicUrl, open }: Frame): string {
  const url = new URL('/verify_email', publicUrl);
  url.searchParams.set('token', open(sealedToken));
  return url.href;
}
