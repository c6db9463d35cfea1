import { codedData, composeCodedMessage, type CodeWords } from './coded-message';
import type { InEveryLocale } from './mail-locale';
import { defineTemplate } from './template';

const words: InEveryLocale<(productName: string) => CodeWords> = {
  'en-GB': (productName) => ({
    name: `your ${productName} code to confirm that it is you`,
    heading: 'Is it still you?',
    ask: 'You want to change how you sign in. Enter this code to show that it is you.',
    reason: 'It was not you? Sign out all other devices in the settings: one of them is not yours.',
  }),
  'fr-FR': (productName) => ({
    name: `votre code ${productName} pour confirmer que c’est bien vous`,
    heading: 'Est-ce toujours vous ?',
    ask: 'Vous souhaitez modifier votre façon de vous connecter. Saisissez ce code pour montrer que c’est bien vous.',
    reason:
      'Ce n’était pas vous ? Déconnectez tous les autres appareils dans les paramètres : l’un d’eux n’est pas à vous.',
  }),
  'de-DE': (productName) => ({
    name: `dein ${productName}-Code, um zu zeigen, dass du es bist`,
    heading: 'Bist du es noch?',
    ask: 'Du möchtest ändern, wie du dich anmeldest. Gib diesen Code ein, um zu zeigen, dass du es bist.',
    reason:
      'Das warst nicht du? Melde in den Einstellungen alle anderen Geräte ab: Eines davon gehört nicht dir.',
  }),
  'es-ES': (productName) => ({
    name: `tu código de ${productName} para confirmar que eres tú`,
    heading: '¿Sigues siendo tú?',
    ask: 'Quieres cambiar cómo entras en tu cuenta. Introduce este código para demostrar que eres tú.',
    reason:
      '¿No has sido tú? Cierra la sesión de los demás dispositivos en los ajustes: uno de ellos no es tuyo.',
  }),
  'pt-BR': (productName) => ({
    name: `o seu código da ${productName} para confirmar que é você`,
    heading: 'Ainda é você?',
    ask: 'Você quer mudar a forma de entrar. Digite este código para mostrar que é você.',
    reason:
      'Não foi você? Encerre a sessão dos outros dispositivos nas configurações: um deles não é seu.',
  }),
};

/** The code by which somebody who is signed in shows that it is still them. */
export const proofCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(coded, words[frame.locale](frame.productName), frame),
});
