import * as z from 'zod';
import { momentText, type InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  until: string;
  download: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, moment: string) => Words> = {
  'en-GB': (productName, moment) => ({
    subject: `Your ${productName} data is ready`,
    heading: 'Your data is ready',
    what: 'The archive with everything we hold about you has been packed.',
    until: `You can download it until ${moment}. The link opens for you alone, once you have logged in.`,
    download: 'Download my data',
    reason: 'You did not ask for this? Change your password: somebody is using your account.',
  }),
  'fr-FR': (productName, moment) => ({
    subject: `Vos données ${productName} sont prêtes`,
    heading: 'Vos données sont prêtes',
    what: 'L’archive contenant tout ce que nous conservons à votre sujet est prête.',
    until: `Vous pouvez la télécharger jusqu’à cette date : ${moment}. Le lien ne s’ouvre que pour vous, une fois connecté.`,
    download: 'Télécharger mes données',
    reason:
      'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un utilise votre compte.',
  }),
  'de-DE': (productName, moment) => ({
    subject: `Deine ${productName}-Daten sind bereit`,
    heading: 'Deine Daten sind bereit',
    what: 'Das Archiv mit allem, was wir über dich gespeichert haben, ist gepackt.',
    until: `Du kannst es bis zu diesem Zeitpunkt herunterladen: ${moment}. Der Link öffnet sich nur für dich, wenn du angemeldet bist.`,
    download: 'Meine Daten herunterladen',
    reason: 'Du hast das nicht angefordert? Ändere dein Passwort: Jemand benutzt dein Konto.',
  }),
  'es-ES': (productName, moment) => ({
    subject: `Tus datos de ${productName} están listos`,
    heading: 'Tus datos están listos',
    what: 'Hemos preparado el archivo con todo lo que guardamos sobre ti.',
    until: `Puedes descargarlo hasta esta fecha: ${moment}. El enlace solo se abre para ti, con la sesión iniciada.`,
    download: 'Descargar mis datos',
    reason: '¿No lo has pedido tú? Cambia tu contraseña: alguien está usando tu cuenta.',
  }),
  'pt-BR': (productName, moment) => ({
    subject: `Seus dados da ${productName} estão prontos`,
    heading: 'Seus dados estão prontos',
    what: 'O arquivo com tudo o que guardamos sobre você foi preparado.',
    until: `Você pode baixá-lo até esta data: ${moment}. O link só abre para você, depois de entrar na conta.`,
    download: 'Baixar meus dados',
    reason: 'Não foi você quem pediu? Troque a senha: alguém está usando a sua conta.',
  }),
};

/** To somebody whose archive is there; the link serves its owner alone. */
export const exportReady = defineTemplate({
  data: z.object({
    path: z.string(),
    expiresAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ path, expiresAt, timeZone }, { productName, publicUrl, locale }) {
    const say = words[locale](productName, momentText(locale, new Date(expiresAt), timeZone));
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.download, url: new URL(path, publicUrl).href },
      ],
      reason: say.reason,
    });
  },
});
