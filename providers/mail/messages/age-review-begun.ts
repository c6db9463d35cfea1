import * as z from 'zod';
import { momentText, type InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  prove: string;
  until: string;
  logIn: string;
  write: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, moment: string) => Words> = {
  'en-GB': (productName, moment) => ({
    subject: `Your ${productName} account is on hold`,
    heading: 'We need to know that you are an adult',
    what: `Something written from your account, or from an earlier one with this address, said that its writer is under 18. ${productName} is for adults only, so nobody can use the account for now, and you have been signed out everywhere.`,
    prove:
      'You are 18 or older? Log in: the page you come to says how to prove it. Or write to us; a person reads it.',
    until: `Without that, the account and what was written with it are erased on ${moment}.`,
    logIn: 'Prove my age',
    write: 'Write to us',
    reason: 'You are under 18? Then you need do nothing: please do not come back before you are.',
  }),
  'fr-FR': (productName, moment) => ({
    subject: `Votre compte ${productName} est mis en attente`,
    heading: 'Nous devons savoir que vous êtes adulte',
    what: `Quelque chose d’écrit depuis votre compte, ou depuis un ancien compte à cette adresse, disait que son auteur a moins de 18 ans. ${productName} est réservé aux adultes : personne ne peut utiliser ce compte pour l’instant, et vous avez été déconnecté partout.`,
    prove:
      'Vous avez 18 ans ou plus ? Connectez-vous : la page qui s’affiche explique comment le prouver. Ou écrivez-nous ; une personne vous lira.',
    until: `Sinon, le compte et ce qui a été écrit avec lui seront effacés : ${moment}.`,
    logIn: 'Prouver mon âge',
    write: 'Nous écrire',
    reason:
      'Vous avez moins de 18 ans ? Vous n’avez rien à faire : merci de ne pas revenir avant cet âge.',
  }),
  'de-DE': (productName, moment) => ({
    subject: `Dein ${productName}-Konto ist angehalten`,
    heading: 'Wir müssen wissen, dass du erwachsen bist',
    what: `In deinem Konto oder in einem früheren mit dieser Adresse stand, dass die schreibende Person unter 18 ist. ${productName} ist nur für Erwachsene, deshalb kann das Konto vorerst niemand benutzen, und du wurdest überall abgemeldet.`,
    prove:
      'Du bist 18 oder älter? Melde dich an: Die Seite danach sagt dir, wie du es nachweist. Oder schreib uns; ein Mensch liest es.',
    until: `Ohne Nachweis werden das Konto und alles, was damit geschrieben wurde, gelöscht: ${moment}.`,
    logIn: 'Alter nachweisen',
    write: 'Schreib uns',
    reason:
      'Du bist unter 18? Dann musst du nichts tun: Bitte komm erst wieder, wenn du es nicht mehr bist.',
  }),
  'es-ES': (productName, moment) => ({
    subject: `Tu cuenta de ${productName} está retenida`,
    heading: 'Necesitamos saber que eres mayor de edad',
    what: `Algo escrito desde tu cuenta, o desde una anterior con esta dirección, decía que su autor tiene menos de 18 años. ${productName} es solo para adultos, así que por ahora nadie puede usar la cuenta y se ha cerrado la sesión en todas partes.`,
    prove:
      '¿Tienes 18 años o más? Inicia sesión: la página siguiente explica cómo demostrarlo. O escríbenos; lo leerá una persona.',
    until: `Si no, la cuenta y lo que se escribió con ella se borrarán: ${moment}.`,
    logIn: 'Demostrar mi edad',
    write: 'Escríbenos',
    reason:
      '¿Tienes menos de 18 años? No tienes que hacer nada: por favor, no vuelvas hasta cumplirlos.',
  }),
  'pt-BR': (productName, moment) => ({
    subject: `Sua conta ${productName} está retida`,
    heading: 'Precisamos saber que você é maior de idade',
    what: `Algo escrito na sua conta, ou em uma anterior com este endereço, dizia que quem escreveu tem menos de 18 anos. ${productName} é só para adultos, por isso ninguém pode usar a conta por enquanto, e todas as suas sessões foram encerradas.`,
    prove:
      'Você tem 18 anos ou mais? Entre: a página seguinte explica como provar. Ou fale com a gente; uma pessoa vai ler.',
    until: `Sem isso, a conta e o que foi escrito com ela serão apagados: ${moment}.`,
    logIn: 'Provar minha idade',
    write: 'Fale com a gente',
    reason:
      'Você tem menos de 18 anos? Então não precisa fazer nada: por favor, não volte antes de completar.',
  }),
};

/** To somebody whose account is held because their words said that they are under age. */
export const ageReviewBegun = defineTemplate({
  data: z.object({
    erasedAt: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ erasedAt, timeZone }, { productName, publicUrl, locale }) {
    const say = words[locale](productName, momentText(locale, new Date(erasedAt), timeZone));
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'text', text: say.prove },
        { kind: 'text', text: say.until },
        { kind: 'action', label: say.logIn, url: new URL('/sign_in', publicUrl).href },
        {
          kind: 'action',
          label: say.write,
          url: new URL('/contact', publicUrl).href,
          isSecond: true,
        },
      ],
      reason: say.reason,
    });
  },
});
