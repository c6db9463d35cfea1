import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  ifNot: string;
  reset: string;
  reason: string;
}

const words: InEveryLocale<(productName: string) => Words> = {
  'en-GB': (productName) => ({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    what: 'Your account has a new password. Whoever was signed in on another device has been signed out.',
    ifNot:
      'It was not you? Choose another password at once: the code for it comes to this address.',
    reset: 'Reset the password',
    reason: 'It was you? Then all is well, and you need do nothing.',
  }),
  'fr-FR': (productName) => ({
    subject: `Votre mot de passe ${productName} a été modifié`,
    heading: 'Votre mot de passe a été modifié',
    what: 'Votre compte a un nouveau mot de passe. Toute personne connectée sur un autre appareil a été déconnectée.',
    ifNot:
      'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe : le code arrivera à cette adresse.',
    reset: 'Réinitialiser le mot de passe',
    reason: 'C’était vous ? Alors tout va bien, vous n’avez rien à faire.',
  }),
  'de-DE': (productName) => ({
    subject: `Dein ${productName}-Passwort wurde geändert`,
    heading: 'Dein Passwort wurde geändert',
    what: 'Dein Konto hat ein neues Passwort. Wer auf einem anderen Gerät angemeldet war, wurde abgemeldet.',
    ifNot:
      'Das warst nicht du? Wähle sofort ein anderes Passwort: Der Code dafür kommt an diese Adresse.',
    reset: 'Passwort zurücksetzen',
    reason: 'Das warst du? Dann ist alles gut, und du musst nichts tun.',
  }),
  'es-ES': (productName) => ({
    subject: `Tu contraseña de ${productName} ha cambiado`,
    heading: 'Tu contraseña ha cambiado',
    what: 'Tu cuenta tiene una nueva contraseña. Se ha cerrado la sesión en todos los demás dispositivos.',
    ifNot:
      '¿No has sido tú? Elige otra contraseña cuanto antes: el código llegará a esta dirección.',
    reset: 'Restablecer la contraseña',
    reason: '¿Has sido tú? Entonces todo está bien y no tienes que hacer nada.',
  }),
  'pt-BR': (productName) => ({
    subject: `Sua senha da ${productName} foi alterada`,
    heading: 'Sua senha foi alterada',
    what: 'Sua conta tem uma nova senha. As sessões em outros dispositivos foram encerradas.',
    ifNot: 'Não foi você? Escolha outra senha agora mesmo: o código chega neste endereço.',
    reset: 'Redefinir a senha',
    reason: 'Foi você? Então está tudo certo, e você não precisa fazer nada.',
  }),
};

/** Tells the owner that the password is another one, and what to do if they did not change it. */
export const passwordChanged = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const say = words[locale](productName);
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.ifNot },
        { kind: 'action', label: say.reset, url: new URL('/reset_password', publicUrl).href },
      ],
      reason: say.reason,
    });
  },
});
