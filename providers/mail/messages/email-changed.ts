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

const words: InEveryLocale<(productName: string, newEmail: string) => Words> = {
  'en-GB': (productName, newEmail) => ({
    subject: `Your ${productName} account has a new e-mail address`,
    heading: 'Your e-mail address was changed',
    what: `From now on your account belongs to ${newEmail}, and our mails go there. Whoever was signed in on another device has been signed out.`,
    ifNot:
      'It was not you? Then somebody has got into your account. Write to our support right away; this mail helps to prove that the account is yours.',
    reason: `This is the last mail from ${productName} to this address.`,
  }),
  'fr-FR': (productName, newEmail) => ({
    subject: `Votre compte ${productName} a une nouvelle adresse e-mail`,
    heading: 'Votre adresse e-mail a été modifiée',
    what: `Votre compte est désormais lié à ${newEmail}, et nos e-mails y seront envoyés. Toute personne connectée sur un autre appareil a été déconnectée.`,
    ifNot:
      'Ce n’était pas vous ? Quelqu’un a donc pris la main sur votre compte. Écrivez sans attendre à notre assistance ; cet e-mail aide à prouver que le compte est le vôtre.',
    reason: `C’est le dernier e-mail de ${productName} à cette adresse.`,
  }),
  'de-DE': (productName, newEmail) => ({
    subject: `Dein ${productName}-Konto hat eine neue E-Mail-Adresse`,
    heading: 'Deine E-Mail-Adresse wurde geändert',
    what: `Dein Konto gehört ab jetzt zu ${newEmail}, und unsere Mails gehen dorthin. Wer auf einem anderen Gerät angemeldet war, wurde abgemeldet.`,
    ifNot:
      'Das warst nicht du? Dann hat sich jemand Zugang zu deinem Konto verschafft. Schreib sofort unserem Support; diese Mail hilft zu belegen, dass das Konto dir gehört.',
    reason: `Das ist die letzte Mail von ${productName} an diese Adresse.`,
  }),
  'es-ES': (productName, newEmail) => ({
    subject: `Tu cuenta de ${productName} tiene otra dirección de correo`,
    heading: 'Tu dirección de correo ha cambiado',
    what: `Desde ahora tu cuenta pertenece a ${newEmail} y nuestros correos irán allí. Se ha cerrado la sesión en todos los demás dispositivos.`,
    ifNot:
      '¿No has sido tú? Entonces alguien ha entrado en tu cuenta. Escribe enseguida a nuestro soporte; este correo ayuda a demostrar que la cuenta es tuya.',
    reason: `Este es el último correo de ${productName} a esta dirección.`,
  }),
  'pt-BR': (productName, newEmail) => ({
    subject: `Sua conta ${productName} tem um novo e-mail`,
    heading: 'Seu e-mail foi alterado',
    what: `De agora em diante sua conta pertence a ${newEmail}, e nossas mensagens vão para lá. As sessões em outros dispositivos foram encerradas.`,
    ifNot:
      'Não foi você? Então alguém entrou na sua conta. Escreva agora mesmo para o nosso suporte; esta mensagem ajuda a provar que a conta é sua.',
    reason: `Esta é a última mensagem da ${productName} para este endereço.`,
  }),
};

/** To the old address of an account that has a new one, which is shown masked. */
export const emailChanged = defineTemplate({
  data: z.object({ maskedNewEmail: z.string() }),
  write({ maskedNewEmail }, { productName, locale }) {
    const { what, ifNot, ...say } = words[locale](productName, maskedNewEmail);
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
