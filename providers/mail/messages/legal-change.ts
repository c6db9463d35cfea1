import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: Record<'terms' | 'privacy', string>;
  from: string;
  read: string;
  choice: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, day: string) => Words> = {
  'en-GB': (productName, day) => ({
    subject: {
      terms: `The terms of ${productName} are changing`,
      privacy: `The privacy policy of ${productName} is changing`,
    },
    from: `This holds from ${day}:`,
    read: 'Read all of it',
    choice:
      'You agree? Then you need do nothing. If you do not, you can close your account in the settings.',
    reason: `You get this mail because you have an account at ${productName}.`,
  }),
  'fr-FR': (productName, day) => ({
    subject: {
      terms: `Les conditions de ${productName} changent`,
      privacy: `La politique de confidentialité de ${productName} change`,
    },
    from: `Voici ce qui vaudra à partir du ${day} :`,
    read: 'Tout lire',
    choice:
      'Vous êtes d’accord ? Vous n’avez rien à faire. Sinon, vous pouvez fermer votre compte dans les réglages.',
    reason: `Vous recevez cet e-mail parce que vous avez un compte sur ${productName}.`,
  }),
  'de-DE': (productName, day) => ({
    subject: {
      terms: `Die Nutzungsbedingungen von ${productName} ändern sich`,
      privacy: `Die Datenschutzerklärung von ${productName} ändert sich`,
    },
    from: `Ab dem ${day} gilt:`,
    read: 'Alles lesen',
    choice:
      'Du bist einverstanden? Dann musst du nichts tun. Wenn nicht, kannst du dein Konto in den Einstellungen schließen.',
    reason: `Du bekommst diese Mail, weil du ein Konto bei ${productName} hast.`,
  }),
  'es-ES': (productName, day) => ({
    subject: {
      terms: `Cambian las condiciones de ${productName}`,
      privacy: `Cambia la política de privacidad de ${productName}`,
    },
    from: `Desde el ${day} se aplica lo siguiente:`,
    read: 'Leerlo todo',
    choice:
      '¿Estás de acuerdo? No tienes que hacer nada. Si no, puedes cerrar tu cuenta en los ajustes.',
    reason: `Recibes este correo porque tienes una cuenta en ${productName}.`,
  }),
  'pt-BR': (productName, day) => ({
    subject: {
      terms: `Os termos da ${productName} vão mudar`,
      privacy: `A política de privacidade da ${productName} vai mudar`,
    },
    from: `A partir de ${day} vale o seguinte:`,
    read: 'Ler tudo',
    choice:
      'Você concorda? Então não precisa fazer nada. Se não, pode encerrar sua conta nas configurações.',
    reason: `Você recebe este e-mail porque tem uma conta na ${productName}.`,
  }),
};

const paths = { terms: '/terms-of-service', privacy: '/privacy-policy' } as const;

/** To everybody with an account before the terms or the policies change in a way that matters. */
export const legalChange = defineTemplate({
  data: z.object({
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
    summary: z.string(),
  }),
  write({ document, effectiveOn, summary }, { productName, publicUrl, locale }) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(effectiveOn),
    );
    const say = words[locale](productName, day);
    return composeMessage({
      productName,
      locale,
      subject: say.subject[document],
      heading: say.subject[document],
      blocks: [
        { kind: 'text', text: say.from },
        { kind: 'text', text: summary },
        { kind: 'action', label: say.read, url: new URL(paths[document], publicUrl).href },
        { kind: 'text', text: say.choice },
      ],
      reason: say.reason,
    });
  },
});
