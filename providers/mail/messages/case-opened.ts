import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  by: string;
  how: string;
  follow: string;
  reason: string;
}

const words: InEveryLocale<(productName: string, reference: string, day: string) => Words> = {
  'en-GB': (productName, reference, day) => ({
    subject: `We have your message (${reference})`,
    heading: 'We have your message',
    by: `Your reference is ${reference}. You will have an answer by ${day} at the latest.`,
    how: 'The reference and your e-mail address together show how far we are.',
    follow: 'See how far it is',
    reason: `You did not write to ${productName}? Then somebody mistyped an address, and you need do nothing.`,
  }),
  'fr-FR': (productName, reference, day) => ({
    subject: `Nous avons reçu votre message (${reference})`,
    heading: 'Nous avons reçu votre message',
    by: `Votre référence est ${reference}. Vous aurez une réponse au plus tard le ${day}.`,
    how: 'La référence et votre adresse e-mail montrent ensemble où nous en sommes.',
    follow: 'Voir où en est le dossier',
    reason: `Vous n’avez pas écrit à ${productName} ? Quelqu’un s’est trompé d’adresse ; vous n’avez rien à faire.`,
  }),
  'de-DE': (productName, reference, day) => ({
    subject: `Wir haben deine Nachricht (${reference})`,
    heading: 'Wir haben deine Nachricht',
    by: `Dein Aktenzeichen ist ${reference}. Du bekommst spätestens am ${day} eine Antwort.`,
    how: 'Aktenzeichen und E-Mail-Adresse zeigen zusammen, wie weit wir sind.',
    follow: 'Stand ansehen',
    reason: `Du hast nicht an ${productName} geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.`,
  }),
  'es-ES': (productName, reference, day) => ({
    subject: `Tenemos tu mensaje (${reference})`,
    heading: 'Tenemos tu mensaje',
    by: `Tu referencia es ${reference}. Tendrás una respuesta el ${day} a más tardar.`,
    how: 'La referencia y tu correo electrónico muestran juntos cómo va el caso.',
    follow: 'Ver cómo va',
    reason: `¿No has escrito a ${productName}? Entonces alguien se equivocó de dirección y no tienes que hacer nada.`,
  }),
  'pt-BR': (productName, reference, day) => ({
    subject: `Recebemos sua mensagem (${reference})`,
    heading: 'Recebemos sua mensagem',
    by: `Sua referência é ${reference}. Você terá uma resposta até ${day}, no máximo.`,
    how: 'A referência e seu e-mail, juntos, mostram em que ponto estamos.',
    follow: 'Ver o andamento',
    reason: `Você não escreveu para o ${productName}? Então alguém errou o endereço e você não precisa fazer nada.`,
  }),
};

/**
 * To whoever asked something of the operator. It says nothing of what was asked: anybody can type
 * anybody's address, and must not be able to send them words of their own.
 */
export const caseOpened = defineTemplate({
  data: z.object({ reference: z.string(), dueOn: z.iso.date() }),
  write({ reference, dueOn }, { productName, publicUrl, locale }) {
    const day = dueOn.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3.$2.$1');
    const { by, how, follow, ...say } = words[locale](productName, reference, day);
    const url = new URL('/case', publicUrl);
    url.searchParams.set('reference', reference);
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: by },
        { kind: 'text', text: how },
        { kind: 'action', label: follow, url: url.href },
      ],
    });
  },
});
