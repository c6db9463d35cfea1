import { codedData, composeCodedMessage, type CodeWords } from './coded-message';
import type { InEveryLocale } from './mail-locale';
import { defineTemplate } from './template';

const words: InEveryLocale<(productName: string) => CodeWords> = {
  'en-GB': (productName) => ({
    name: `your code for a new ${productName} password`,
    heading: 'Set a new password',
    ask: 'Enter this code to choose a new password.',
    reason: 'You did not ask for this? Your password stays as it is, and you need do nothing.',
  }),
  'fr-FR': (productName) => ({
    name: `votre code pour un nouveau mot de passe ${productName}`,
    heading: 'Choisissez un nouveau mot de passe',
    ask: 'Saisissez ce code pour choisir un nouveau mot de passe.',
    reason:
      'Vous n’avez rien demandé ? Votre mot de passe reste le même, vous n’avez rien à faire.',
  }),
  'de-DE': (productName) => ({
    name: `dein Code für ein neues ${productName}-Passwort`,
    heading: 'Neues Passwort festlegen',
    ask: 'Gib diesen Code ein, um ein neues Passwort zu wählen.',
    reason:
      'Du hast das nicht angefordert? Dein Passwort bleibt, wie es ist, und du musst nichts tun.',
  }),
  'es-ES': (productName) => ({
    name: `tu código para una nueva contraseña de ${productName}`,
    heading: 'Elige una nueva contraseña',
    ask: 'Introduce este código para elegir una nueva contraseña.',
    reason: '¿No lo has pedido tú? Tu contraseña sigue igual y no tienes que hacer nada.',
  }),
  'pt-BR': (productName) => ({
    name: `o seu código para uma nova senha da ${productName}`,
    heading: 'Defina uma nova senha',
    ask: 'Digite este código para escolher uma nova senha.',
    reason: 'Não foi você que pediu? Sua senha continua a mesma, e você não precisa fazer nada.',
  }),
};

/** The code that stands in for a forgotten password. */
export const resetCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(coded, words[frame.locale](frame.productName), frame),
});
