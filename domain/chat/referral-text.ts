import type { HelpLine } from './crisis-lines';
import type { CrisisReferral } from './crisis-referral';

interface Words {
  text: string;
  emergency: string;
}

const english: Words = {
  text:
    'You don’t have to carry this alone. What you just wrote matters more than this ' +
    'conversation. I am an AI character and cannot keep you safe, but people can, right now.',
  emergency: 'In danger now',
};

const byLanguage: Record<string, Words> = {
  en: english,
  fr: {
    text:
      'Vous n’avez pas à porter cela seul. Ce que vous venez d’écrire compte plus que cette ' +
      'conversation. Je suis un personnage d’IA et ne peux pas vous protéger, mais des personnes ' +
      'le peuvent, tout de suite.',
    emergency: 'En danger immédiat',
  },
  de: {
    text:
      'Du musst das nicht allein tragen. Was du gerade geschrieben hast, ist wichtiger als dieses ' +
      'Gespräch. Ich bin eine KI-Figur und kann dich nicht schützen, aber Menschen können es, ' +
      'jetzt sofort.',
    emergency: 'In akuter Gefahr',
  },
  es: {
    text:
      'No tienes que cargar con esto a solas. Lo que acabas de escribir importa más que esta ' +
      'conversación. Soy un personaje de IA y no puedo protegerte, pero hay personas que sí ' +
      'pueden, ahora mismo.',
    emergency: 'En peligro ahora',
  },
  pt: {
    text:
      'Você não precisa carregar isso sem ninguém. O que você acabou de escrever importa mais do ' +
      'que esta conversa. Sou um personagem de IA e não posso proteger você, mas há pessoas que ' +
      'podem, agora mesmo.',
    emergency: 'Em perigo agora',
  },
};

/** The card in plain words, for lists and for clients that draw no card. */
export function referralText(
  { emergency, lines, international }: CrisisReferral,
  language: string | null | undefined,
): string {
  const [code = ''] = (language ?? '').toLowerCase().split('-');
  const words = byLanguage[code] ?? english;
  return [
    words.text,
    `${words.emergency}: ${emergency.join(', ')}`,
    ...[...lines, ...international].map(lineText),
  ].join('\n');
}

function lineText({ name, phone, sms, url }: HelpLine): string {
  return [name, phone ?? (sms ? `SMS ${sms}` : undefined), url].filter(Boolean).join(' · ');
}
