import * as z from 'zod';
import { momentText, type InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  until: string;
  restore: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, moment: string) => Words> = {
  'en-GB': (productName, moment) => ({
    subject: `Your ${productName} account is going to be deleted`,
    heading: 'Your account is closing',
    what: `You asked us to delete your account. You have been signed out everywhere, and on ${moment} your profile, your conversations and your settings will be erased for good. Only what the law makes us keep will stay, such as movements of tokens.`,
    until: 'Changed your mind, or it was not you? Until then you can keep the account as it was.',
    restore: 'Keep my account',
    reason: 'You want to leave? Then you need do nothing more.',
  }),
  'fr-FR': (productName, moment) => ({
    subject: `Votre compte ${productName} va être supprimé`,
    heading: 'Votre compte va être fermé',
    what: `Vous avez demandé la suppression de votre compte. Vous avez été déconnecté partout. Votre profil, vos conversations et vos réglages seront effacés définitivement : ${moment}. Nous ne garderons que ce que la loi nous impose, comme les mouvements de jetons.`,
    until:
      'Vous avez changé d’avis, ou ce n’était pas vous ? D’ici là, vous pouvez garder votre compte tel quel.',
    restore: 'Garder mon compte',
    reason: 'Vous souhaitez partir ? Alors vous n’avez plus rien à faire.',
  }),
  'de-DE': (productName, moment) => ({
    subject: `Dein ${productName}-Konto wird gelöscht`,
    heading: 'Dein Konto wird geschlossen',
    what: `Du hast uns gebeten, dein Konto zu löschen. Du wurdest überall abgemeldet. Dein Profil, deine Gespräche und deine Einstellungen werden endgültig gelöscht: ${moment}. Nur was wir gesetzlich aufbewahren müssen, bleibt, etwa Token-Bewegungen.`,
    until:
      'Du hast es dir anders überlegt, oder das warst nicht du? Bis dahin kannst du das Konto so behalten, wie es war.',
    restore: 'Konto behalten',
    reason: 'Du möchtest gehen? Dann musst du nichts weiter tun.',
  }),
  'es-ES': (productName, moment) => ({
    subject: `Tu cuenta de ${productName} se va a eliminar`,
    heading: 'Tu cuenta se va a cerrar',
    what: `Nos has pedido que eliminemos tu cuenta. Se ha cerrado la sesión en todas partes. Tu perfil, tus conversaciones y tus ajustes se borrarán para siempre: ${moment}. Solo conservaremos lo que la ley nos obliga a guardar, como los movimientos de tokens.`,
    until:
      '¿Has cambiado de opinión o no has sido tú? Hasta entonces puedes conservar la cuenta tal como estaba.',
    restore: 'Conservar mi cuenta',
    reason: '¿Quieres irte? Entonces no tienes que hacer nada más.',
  }),
  'pt-BR': (productName, moment) => ({
    subject: `Sua conta ${productName} será excluída`,
    heading: 'Sua conta está sendo encerrada',
    what: `Você pediu a exclusão da sua conta. Todas as suas sessões foram encerradas. Seu perfil, suas conversas e suas configurações serão apagados para sempre: ${moment}. Só ficará o que a lei nos obriga a guardar, como os movimentos de tokens.`,
    until:
      'Mudou de ideia, ou não foi você? Até lá você pode manter a conta exatamente como estava.',
    restore: 'Manter minha conta',
    reason: 'Quer mesmo sair? Então não precisa fazer mais nada.',
  }),
};

/** To somebody who asked to be deleted: when it happens, and the link that prevents it. */
export const deletionRequested = defineTemplate({
  data: z.object({
    sealedToken: z.string(),
    dueAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ sealedToken, dueAt, timeZone }, { productName, publicUrl, locale, open }) {
    const say = words[locale](productName, momentText(locale, new Date(dueAt), timeZone));
    const link = new URL('/restore', publicUrl);
    link.searchParams.set('token', open(sealedToken));
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.restore, url: link.href },
      ],
      reason: say.reason,
    });
  },
});
