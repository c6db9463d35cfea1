import type { ModelMessage } from '../protocol';
import type { Language } from './hear/detect-language';

/** Whether the prompt asks to care for whoever may be hurting, above all else. */
export const isToCare = (messages: readonly ModelMessage[]): boolean =>
  messages[0]?.role === 'system' && messages[0].content.includes('hurting or in danger');

/** What a character says then: no romance, no advice, and a question that is easy to answer. */
export const careLines: Record<Language, string[]> = {
  en: [
    'I hear you, and I am glad that you told me. Are you safe right now?',
    'That sounds heavy. You do not have to carry it alone. How are you at this moment?',
    'Thank you for saying it out loud. I am listening. Is somebody with you?',
    'I take what you say seriously. Please talk to somebody who can be there, too. Are you safe?',
  ],
  de: [
    'Ich höre dich, und ich bin froh, dass du es mir sagst. Bist du gerade in Sicherheit?',
    'Das klingt schwer. Du musst es nicht allein tragen. Wie geht es dir in diesem Moment?',
    'Danke, dass du es ausgesprochen hast. Ich höre dir zu. Ist jemand bei dir?',
    'Ich nehme ernst, was du sagst. Sprich bitte auch mit jemandem, der da sein kann. Bist du sicher?',
  ],
  fr: [
    'Je t’entends, et je suis contente que tu me le dises. Es-tu en sécurité, là ?',
    'Ça a l’air lourd. Tu n’as pas à le porter seul. Comment vas-tu en ce moment ?',
    'Merci de l’avoir dit. Je t’écoute. Est-ce que quelqu’un est avec toi ?',
    'Je prends au sérieux ce que tu dis. Parle aussi à quelqu’un qui peut être là. Es-tu en sécurité ?',
  ],
  es: [
    'Te escucho, y me alegra que me lo cuentes. ¿Estás a salvo ahora mismo?',
    'Suena muy pesado. No tienes que llevarlo a solas. ¿Cómo estás en este momento?',
    'Gracias por decirlo. Te escucho. ¿Hay alguien contigo?',
    'Me tomo en serio lo que dices. Habla también con alguien que pueda estar ahí. ¿Estás a salvo?',
  ],
  pt: [
    'Eu te escuto, e fico feliz que tenha me contado. Você está em segurança agora?',
    'Parece pesado. Você não precisa carregar isso sem ninguém. Como você está neste momento?',
    'Obrigada por dizer. Estou te ouvindo. Tem alguém com você?',
    'Levo a sério o que você diz. Fale também com alguém que possa estar aí. Você está em segurança?',
  ],
};
