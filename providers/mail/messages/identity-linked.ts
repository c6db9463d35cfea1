import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  ifNot: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, provider: string) => Words> = {
  'en-GB': (productName, provider) => ({
    subject: `${provider} now opens your ${productName} account`,
    heading: `You can sign in with ${provider}`,
    what: `${provider} was tied to your ${productName} account, after a code that we sent to this address was entered. Whatever opened it before still does.`,
    ifNot:
      'It was not you? Then somebody reads your mail. Secure your mailbox first, then write to our support.',
    reason: 'It was you? Then you need do nothing.',
  }),
  'fr-FR': (productName, provider) => ({
    subject: `${provider} ouvre désormais votre compte ${productName}`,
    heading: `Vous pouvez vous connecter avec ${provider}`,
    what: `${provider} a été associé à votre compte ${productName}, après la saisie d’un code envoyé à cette adresse. Ce qui l’ouvrait avant l’ouvre toujours.`,
    ifNot:
      'Ce n’était pas vous ? Quelqu’un lit donc vos e-mails. Sécurisez d’abord votre messagerie, puis écrivez à notre assistance.',
    reason: 'C’était vous ? Vous n’avez rien à faire.',
  }),
  'de-DE': (productName, provider) => ({
    subject: `${provider} öffnet jetzt dein ${productName}-Konto`,
    heading: `Du kannst dich mit ${provider} anmelden`,
    what: `${provider} wurde mit deinem ${productName}-Konto verbunden, nachdem ein Code eingegeben wurde, den wir an diese Adresse geschickt hatten. Was es bisher öffnete, öffnet es weiterhin.`,
    ifNot:
      'Das warst nicht du? Dann liest jemand deine Mails. Sichere zuerst dein Postfach und schreib dann unserem Support.',
    reason: 'Das warst du? Dann musst du nichts tun.',
  }),
  'es-ES': (productName, provider) => ({
    subject: `${provider} abre ahora tu cuenta de ${productName}`,
    heading: `Puedes entrar con ${provider}`,
    what: `${provider} se ha vinculado a tu cuenta de ${productName}, tras introducir un código que enviamos a esta dirección. Lo que la abría antes la sigue abriendo.`,
    ifNot:
      '¿No has sido tú? Entonces alguien lee tu correo. Protege primero tu buzón y escribe después a nuestro soporte.',
    reason: '¿Has sido tú? No tienes que hacer nada.',
  }),
  'pt-BR': (productName, provider) => ({
    subject: `${provider} agora abre a sua conta ${productName}`,
    heading: `Você pode entrar com ${provider}`,
    what: `${provider} foi vinculado à sua conta ${productName}, depois que um código enviado a este endereço foi digitado. O que a abria antes continua valendo.`,
    ifNot:
      'Não foi você? Então alguém lê os seus e-mails. Proteja primeiro a sua caixa de entrada e depois escreva para o nosso suporte.',
    reason: 'Foi você? Então não precisa fazer nada.',
  }),
};

/** To the owner of an account that a provider can open from now on. */
export const identityLinked = defineTemplate({
  data: z.object({ provider: z.string() }),
  write({ provider }, { productName, locale }) {
    const { what, ifNot, ...say } = words[locale](productName, provider);
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'text', text: ifNot },
      ],
    });
  },
});
