import { askingWords, type Language, wordsOf } from '../language';
import { capital, plainWords } from '../recognise/features';
import { questionBehind } from '../recognise/intents';
import { recognise } from '../recognise/recogniser';
import type { Intent } from '../talk';
import { chatSentences, clausesOf } from './clauses';
import { shiftPerson } from './person-shift';
import { likeness, stemsIn } from './stems';
import { timeIn } from './times';

/** Something that the person stated of themselves. */
export interface Statement {
  /** In the person's own words. */
  said: string;
  /** As the character would say it back. */
  text: string;
  intent: Intent | null;
}

const leastScore = 0.35;
const leastShared = 0.6;

const quoted: Record<Language, [string, string]> = {
  en: ['', '.'],
  de: ['„', '.“'],
  fr: ['« ', ' ».'],
  es: ['«', '.»'],
  pt: ['“', '.”'],
};

/** Returns what the person stated: in earlier talks as the prompt lists it, then in this thread. */
export function readStatements(
  memories: readonly string[],
  said: readonly string[],
  language: Language,
): Statement[] {
  const before = memories.map((line) => {
    const words = line.replace(/ ?\[\d{4}-.*$/, '').replace(/\.$/, '');
    const quote = /^"(.+)"$/.exec(words)?.[1];
    if (quote !== undefined) return stated(quote, sayBack(quote, language), quote, language);
    return stated(words, `${words}.`, language === 'en' ? shiftPerson(words) : words, language);
  });
  const now = said
    .flatMap((message) => chatSentences(message))
    .filter((sentence) => !sentence.endsWith('?') && sentence.split(' ').length > 1)
    .filter((sentence) => clausesOf(sentence, language).every(({ asks }) => !asks))
    .map((sentence) => stated(sentence, sayBack(sentence, language), sentence, language));
  return [...before, ...now];
}

function stated(said: string, text: string, own: string, language: Language): Statement {
  const [best] = recognise(own, language);
  return { said, text, intent: best && best.score >= leastScore ? best.intent : null };
}

function sayBack(sentence: string, language: Language): string {
  const bare = sentence.replace(/[.!]{1,9}$/, '');
  const [open, close] = quoted[language];
  const words = language === 'en' ? shiftPerson(bare) : bare;
  return `${open}${capital(words)}${close}`;
}

/** True if a question is after a day or a time. */
export const asksWhen = (question: string, language: Language): boolean =>
  plainWords(question).some((word) => askingWords[language].when.includes(word));

/** Returns what answers a question about the person, the latest of the best; null if nothing does. */
export function recall(
  question: string,
  statements: readonly Statement[],
  language: Language,
): Statement | null {
  const isWhen = asksWhen(question, language);
  const wanted = stemsIn(question, language);
  let best: Statement | null = null;
  let most = isWhen ? leastShared : Math.max(1, wanted.length * leastShared);
  for (const [index, line] of statements.entries()) {
    if (isWhen && timeIn(line.text, language) === null) continue;
    const score = likeness(wanted, line.said, statements[index - 1]?.said, language);
    if (score < most) continue;
    best = line;
    most = score;
  }
  return best ?? byKind(question, statements, language);
}

function byKind(
  question: string,
  statements: readonly Statement[],
  language: Language,
): Statement | null {
  const [turned] = recognise(turnAround(question, language), language);
  if (!turned || turned.score < leastScore) return null;
  const answers = ({ intent }: Statement) =>
    intent !== null && questionBehind[intent] === turned.intent;
  return statements.findLast(answers) ?? null;
}

/** Turns a question about the person into the same one about the character. */
export function turnAround(question: string, language: Language): string {
  const turns = ` ${wordsOf[language].turns} `;
  return plainWords(question)
    .map((word) => turns.split(` ${word}=`)[1]?.split(' ')[0] ?? word)
    .join(' ');
}
