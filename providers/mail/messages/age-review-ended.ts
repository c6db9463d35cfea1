import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  logIn: string;
  reason: string;
}

const words: InEveryLocale<(productName: string) => Words> = {
  'en-GB': (productName) => ({
    subject: `Your ${productName} account is open again`,
    heading: 'Your account is open again',
    what: 'Thank you: your age is settled, and the hold is over. Everything is as it was, and nothing will be erased. You only need to log in anew.',
    logIn: 'Log in',
    reason: 'You get this mail because your account was on hold.',
  }),
  'fr-FR': (productName) => ({
    subject: `Votre compte ${productName} est rouvert`,
    heading: 'Votre compte est rouvert',
    what: 'Merci : votre âge est établi et la mise en attente est levée. Tout est comme avant, et rien ne sera effacé. Il vous suffit de vous reconnecter.',
    logIn: 'Se connecter',
    reason: 'Vous recevez ce message parce que votre compte était en attente.',
  }),
  'de-DE': (productName) => ({
    subject: `Dein ${productName}-Konto ist wieder offen`,
    heading: 'Dein Konto ist wieder offen',
    what: 'Danke: Dein Alter ist geklärt, und das Konto ist frei. Alles ist, wie es war, und nichts wird gelöscht. Du musst dich nur neu anmelden.',
    logIn: 'Anmelden',
    reason: 'Du bekommst diese Mail, weil dein Konto angehalten war.',
  }),
  'es-ES': (productName) => ({
    subject: `Tu cuenta de ${productName} vuelve a estar abierta`,
    heading: 'Tu cuenta vuelve a estar abierta',
    what: 'Gracias: tu edad está aclarada y la retención ha terminado. Todo está como antes y no se borrará nada. Solo tienes que volver a iniciar sesión.',
    logIn: 'Iniciar sesión',
    reason: 'Recibes este mensaje porque tu cuenta estaba retenida.',
  }),
  'pt-BR': (productName) => ({
    subject: `Sua conta ${productName} está aberta de novo`,
    heading: 'Sua conta está aberta de novo',
    what: 'Obrigado: sua idade foi esclarecida e a retenção acabou. Tudo está como antes, e nada será apagado. Você só precisa entrar de novo.',
    logIn: 'Entrar',
    reason: 'Você recebe este e-mail porque sua conta estava retida.',
  }),
};

/** To somebody whose account was held for their age, and is no longer. */
export const ageReviewEnded = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const { what, logIn, ...say } = words[locale](productName);
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'action', label: logIn, url: new URL('/sign_in', publicUrl).href },
      ],
    });
  },
});
