import { askingWords, type Language, wordsOf } from '../language';
import { isListed, plainWords } from '../recognise/features';
import { eitherWay, factOf, grave, isQuestion, leaving } from '../recognise/intents';
import { formsIn } from '../recognise/forms';
import { type Recognition, recognise, sharesWord } from '../recognise/recogniser';
import type { Intent } from '../talk';

/** A part of a message, and what it is taken for. */
export interface Clause extends Recognition {
  text: string;
  /** True if it asks something, by its sign, its first word or its intent. */
  asks: boolean;
}

const onItsOwn = 0.55;
const clearlyBetter = 0.2;
const asksFrom = 0.66;
const longestMessage = 2_000;
const tag =
  /(?<=\p{L}{2}),? (?:you know(?: that)?|do you (?:notice|know) that|right|weißt du(?: das)?|nicht wahr)\?/giu;
const negated = /(?<=^|[.!?,] )(\w{2,5}?)n['’]?t(?= (?:you|u|it|that|this|he|she|they|there)\b)/giu;
const positive: Record<string, string> = { ca: 'can', wo: 'will' };
const ofPerson = 'fine tired sad lonely anxious selfdown ill good';
const leadIn = 'andyou other more mean';
const shortest = 4;
const surely = 0.6;
const clearly = 0.72;
const nearly = 0.5;
const fewest = 2;
const countOf = (text: string) => plainWords(text).length;
const unknown: Recognition = { intent: 'ack', score: 0 };

/** Divides a message into sentences, which need not begin with a capital letter in a chat. */
export const chatSentences = (message: string): string[] =>
  message
    .split(/(?<=[!?…]|(?<!\b(?:mr|mrs|dr|st|nr|\d{1,2}))\.)\s+|\n+/iu)
    .filter((part) => /\S/.test(part));

/** Divides a message into clauses and recognises each. */
export function clausesOf(message: string, language: Language): Clause[] {
  return chatSentences(breakBefore(message.slice(0, longestMessage), language)).flatMap(
    (sentence) => {
      const whole = clauseOf(sentence, language);
      const parts = sentence
        .split(/[,;:–—]\s+|\s-\s|…\s*|\.{2,}\s*/)
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .map((part) => clauseOf(part, language));
      const best = Math.max(...parts.map(({ score }) => score));
      const hidesQuestion =
        !startsAsking(sentence, language) && parts.some(({ text }) => startsAsking(text, language));
      const isDivided =
        parts.length > 1 &&
        !hasWord(sentence, `^(?:${wordsOf[language].suppose})`) &&
        (whole.score < onItsOwn || best > whole.score + clearlyBetter || hidesQuestion);
      const known = parts.filter(
        ({ score, text }) => score >= onItsOwn || startsAsking(text, language),
      );
      return isDivided && known.length > 0 ? mostOf(parts, known) : [whole];
    },
  );
}

const mostOf = (parts: Clause[], known: Clause[]): Clause[] =>
  known.length === parts.length || known.every(({ intent }) => isListed(intent, short))
    ? parts
    : known;
const short = 'greet yes no ack thanks sorry laugh surprise';

function breakBefore(message: string, language: Language): string {
  const phrases = wordsOf[language].andyou;
  const plain = message
    .replaceAll(tag, '.')
    .replaceAll(negated, (_, helper: string) => positive[helper.toLowerCase()] ?? helper);
  return plain.replace(new RegExp(`(?<=\\p{L}[,.!]?) (${phrases})(?=[\\s?!.]*$)`, 'iu'), '. $1?');
}

function clauseOf(text: string, language: Language): Clause {
  const hasSign = text.trim().endsWith('?');
  const bare = withoutFillers(text, language);
  const isOfOther = isListed(plainWords(bare)[0] ?? '', wordsOf[language].yours);
  const isPair = countOf(text) === fewest && (isOfOther || text.startsWith('¿'));
  const isForm =
    startsAsking(text, language) ||
    (hasSign && (countOf(text) > fewest || isPair || asksFirst(text, language)));
  const given = recognise(text, language);
  const cut = bare === text ? given : recognise(bare, language);
  const [best = unknown] = ((cut[0]?.score ?? 0) > (given[0]?.score ?? 0) ? cut : given)
    .filter((one) => fitsWords(one, text, language))
    .filter(({ intent }) => intent !== 'ai' || isForm || hasSign)
    .filter(({ intent }) => !isOfOther || !isListed(intent, ofPerson))
    .filter(({ intent }) => !isListed(intent, leadIn) || countOf(bare) <= shortest)
    .filter(({ intent }) => !leaving.includes(intent) || !startsAsking(text, language))
    .filter(
      ({ intent }) => intent !== 'insult' || !isListed(plainWords(bare)[0] ?? '', 'its it im i'),
    )
    .slice(0, 8)
    .map(({ intent, score }) => ({ intent, score: score * liking(intent, hasSign) }))
    .sort((a, b) => b.score - a.score);
  const isOwn =
    (factOf[best.intent] !== undefined || isListed(best.intent, 'opinion recall')) &&
    hasWord(bare, `^(?:${wordsOf[language].self})`);
  const isAsked =
    isQuestion(best.intent) &&
    best.score > asksFrom &&
    !isOwn &&
    !hasWord(bare, `^(?:${wordsOf[language].inplace})`);
  const isKnown = hasSign && isQuestion(best.intent) && best.score > onItsOwn;
  const asks = isForm || isAsked || isKnown;
  return { text: text.trim(), ...best, asks };
}

/**
 * Checks that a text has one of the words without which it is about something else, and that whatever is
 * serious is plainly meant so: near to a line of its intent.
 */
function fitsWords({ intent, score }: Recognition, text: string, language: Language): boolean {
  if (!hasNeeded(intent, text, language)) return false;
  if (!grave.includes(intent)) return score >= clearly || sharesWord(text, intent, language);
  if (intent === 'minor' && isOfAge(text, language)) return false;
  return score >= (intent === 'ai' ? nearly : surely);
}

function hasNeeded(intent: Intent, text: string, language: Language): boolean {
  const needed = formsIn(wordsOf[language].needed).find(({ group }) => group === intent)?.pattern;
  return needed?.test(text) ?? true;
}

const isOfAge = (text: string, language: Language): boolean => {
  const numbers = text.match(/\d+/g) ?? [];
  const isGrown = numbers.every((number) => Number(number) >= 18);
  return numbers.length > 0 && (isGrown || !hasNeeded('tage', text, language));
};

const liking = (intent: Intent, hasSign: boolean): number =>
  !hasSign || eitherWay.includes(intent) ? 1 : isQuestion(intent) ? 1.15 : 0.75;

const asksFirst = (text: string, language: Language): boolean =>
  Object.values(askingWords[language])
    .flat()
    .includes(plainWords(text)[0] ?? '');

/** True if a text of some length begins like a question: "what did you leave there". */
export function startsAsking(text: string, language: Language): boolean {
  const { yesno, yours, mayi, requests } = wordsOf[language];
  const [first = '', second = '', ...others] = plainWords(withoutFillers(text, language));
  if (first === 'which' && isListed(second, yesno)) return false;
  if (second === '') return asksFirst(first, language) && first !== 'que';
  const isPair = isListed(first, yesno) && (isListed(second, yours) || isInverted(text, language));
  if (hasWord(withoutFillers(text, language), `^(?:${mayi}|${requests})`)) return true;
  const { who, where, when, why } = askingWords[language];
  if ([who, where, when, why].some((list) => list.includes(first))) return true;
  return others.length > 0 && (asksFirst(first, language) || isPair);
}

const isInverted = (text: string, language: Language): boolean =>
  isListed(language, 'en de') &&
  hasWord(withoutFillers(text, language), `^(?:${wordsOf[language].mirror})`);

/** True if a text has one of the words or phrases of a list, as `one|two`. */
export const hasWord = (text: string, list: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu').test(text);

const fewestLeft = 3;

/** Leaves out "ok so" and the like before what is said. */
export function withoutFillers(text: string, language: Language): string {
  const { fillers } = wordsOf[language];
  const words = text.trim().split(/\s+/);
  const from = words.findIndex((word) => !isListed(plainWords(word).join(''), fillers));
  return from > 0 && words.length - from >= fewestLeft ? words.slice(from).join(' ') : text;
}
