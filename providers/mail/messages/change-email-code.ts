import { codedData, composeCodedMessage, type CodeWords } from './coded-message';
import type { InEveryLocale } from './mail-locale';
import { defineTemplate } from './template';

const words: InEveryLocale<(productName: string) => CodeWords> = {
  'en-GB': (productName) => ({
    name: `your code to use this address at ${productName}`,
    heading: 'Confirm your new e-mail address',
    ask: 'Enter this code to use this address from now on.',
    reason: 'You did not ask for this? Then nothing changes, and you need do nothing.',
  }),
  'fr-FR': (productName) => ({
    name: `votre code pour utiliser cette adresse sur ${productName}`,
    heading: 'Confirmez votre nouvelle adresse e-mail',
    ask: 'Saisissez ce code pour utiliser désormais cette adresse.',
    reason: 'Vous n’avez rien demandé ? Rien ne change, vous n’avez rien à faire.',
  }),
  'de-DE': (productName) => ({
    name: `dein Code für diese neue Adresse bei ${productName}`,
    heading: 'Bestätige deine neue E-Mail-Adresse',
    ask: 'Gib diesen Code ein, um künftig diese Adresse zu verwenden.',
    reason: 'Du hast das nicht angefordert? Dann ändert sich nichts, und du musst nichts tun.',
  }),
  'es-ES': (productName) => ({
    name: `tu código para usar esta dirección en ${productName}`,
    heading: 'Confirma tu nueva dirección de correo',
    ask: 'Introduce este código para usar esta dirección a partir de ahora.',
    reason: '¿No lo has pedido tú? Entonces no cambia nada y no tienes que hacer nada.',
  }),
  'pt-BR': (productName) => ({
    name: `o seu código para usar este e-mail na ${productName}`,
    heading: 'Confirme seu novo e-mail',
    ask: 'Digite este código para usar este endereço de agora em diante.',
    reason: 'Não foi você que pediu? Então nada muda, e você não precisa fazer nada.',
  }),
};

/** The code that proves a new address of an account. */
export const changeEmailCode = defineTemplate({
  data: codedData,
  write: (coded, frame) =>
    composeCodedMessage(coded, words[frame.locale](frame.productName), frame),
});
