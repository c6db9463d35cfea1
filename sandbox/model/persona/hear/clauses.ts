import type { Language } from './detect-language';
import { evenOut } from './even-out';

/** One thing that was said or asked. */
export interface Clause {
  /** As it was typed. */
  text: string;
  /** Evened out for recognition. */
  plain: string;
  isQuestion: boolean;
}

const asking: Record<Language, RegExp> = {
  en: /^(?:and |anyway |btw |haha |omg |ok so |no |yes |right |sorry |but seriously |so |but |or |well |ok |hey |hmm |wow |oh |also |please |honestly |then |by the way )?(?:what|who|whom|with whom|whose|where|when|why|how|which|do you|did you|are you|were you|can you|could you|will you|would you|have you|has|had you|is it|is that|is there|are there|does|did|am i|do i|should i|can i|could i|may i|can we|shall we|is|was|do we|do they|do people|remind me|tell me (?:what|who|where|when|which|how|why|again|(?:something |a bit |a little |more )?about)|describe|introduce|you single|you there|you married|[a-z]+ or [a-z]+$|any (?:advice|tips|ideas|thoughts|plans))\b/,
  fr: /^(?:et |alors |mais |non mais |ok )?(?:il est quelle|ça fait combien|c'est quoi|tu (?:as (?:déjà|des|un|une|quel)|es où|fais quoi|penses quoi|crois que|me trouves|m'aimes|te rappelles|te souviens|connais)|avec qui|à qui|chez qui|lequel|laquelle|que|qu'|quoi|qui|où|quand|pourquoi|comment|quel|quelle|quels|quelles|combien|est-ce|as-tu|es-tu|tu as quoi|peux-tu|aimes-tu|rappelle)\b/,
  de: /^(?:und |aber |also |dann )?(?:mit wem|für wen|in welche[mrs]?|was|wer|wo|woher|wohin|wann|warum|wieso|weshalb|wie|welche|welcher|welches|wem|wen|bist du|hast du|kannst du|magst du|willst du|machst du|weißt du|gibt es|darf ich|soll ich|wieviel|erinnerst du|findest du|meinst du|glaubst du|kennst du|trainierst du|wohnst du|arbeitest du|liebst du|darf man|soll man)\b/,
  es: /^(?:y |pero |entonces )?(?:¿|con quién|con quien|a dónde|adónde|a donde|a qué|qué|quién|dónde|cuándo|por qué|cómo|cuál|cuánto|cuántos|cuántas|eres|tienes (?!razón)|puedes|te gusta|quieres|recuerdas|te acuerdas|que haces|como te llamas|donde|cuando|cuanto|como estas|cual|crees que|me quieres|sabes (?:quién|qué|cómo|cuándo))/,
  pt: /^(?:e |mas |então )?(?:com quem|pra onde|para onde|aonde|de quem|o que|que horas|quem|onde|quando|por que|porque|como|qual|quanto|quantos|quantas|você tem(?! razão)|você é|você gosta|pode|quer(?!ia)|lembra|você (?:lembra|sabe|acha|mora|namora|trabalha|toca|canta|faz|está|me|já)|que dia)/,
};

/** Questions that keep the word they ask with for the end: 'je pars quand déjà'. */
const askingLast: Partial<Record<Language, RegExp>> = {
  en: /^(?:i am|we are) .{2,40} (?:with who|with whom|where|when) again$/,
  fr: /^(?:bon |et |mais )?(?:je|tu|on|c'est) .{2,40}(?: |^)(?:quand|où|avec qui|quoi|comment|laquelle|lequel)(?: déjà)?$/,
  pt: /^(?:e )?(?:eu|você|a gente|vou|vamos) .{0,40}(?:com quem|onde|quando|o quê)(?: mesmo)?$/,
};

/** Where one clause ends and the next begins inside a sentence. */
const seams =
  /[;\n]|\s-\s|\s–\s|, (?=but|and|so|also|anyway|btw|what|how|who|where|when|why|do you|are you|can you|et toi|et vous|und du|und dir|y tú|y a ti|e você|e vc)|\s(?=but |btw |anyway )/i;

/** Takes a message apart into what it says and asks, in their order. */
export function clausesOf(message: string, language: Language): Clause[] {
  return message
    .split(/(?<=[.!?…])(?=\s|$)|(?<=[!?])/)
    .flatMap((sentence) =>
      sentence.split(seams).map((text, index, all) => ({
        text: text.trim(),
        ends: index === all.length - 1 ? sentence.trim() : '',
      })),
    )
    .map(({ text, ends }) => {
      const plain = evenOut(text, language);
      return {
        text,
        plain,
        isQuestion:
          ends.endsWith('?') ||
          text.startsWith('¿') ||
          asking[language].test(plain) ||
          askingLast[language]?.test(plain) === true,
      };
    })
    .filter(({ plain }) => plain !== '');
}
