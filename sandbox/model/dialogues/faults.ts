import { lineKey, sentencesOf } from '../spoken';
import type { Dialogue } from './dialogue';

/** Words of the fan in a row that a reply may have by chance. */
const byChance = 5;
/** Small words that hardly a sentence is without, and that the other languages do not have. */
const smallWords = {
  en: 'the and is are you your what how my with this that it of to for i was not have',
  fr: 'je tu est et les une des pas vous avec pour dans mon ton c j ai qui sur du il au ça',
  de: 'ich du und der die das ist nicht ein eine wie mir dir mit für auf bin hast es zu den was',
  es: 'el los las una y es en mi tu con por qué más muy lo te del está yo cómo pero se al',
  pt: 'o os as uma e é em meu seu com você não mais muito do da eu um isso tem mas foi',
};
type Language = keyof typeof smallWords;
const languages = Object.keys(smallWords) as Language[];
/** Short sentences ('And you?') are no lines. */
const shortLine = 3;

/** What a machine can find wrong with the replies of one dialogue. */
export interface Faults {
  repeated: string[];
  echoed: string[];
  otherLanguage: string[];
}

export function faultsOf({ language, turns }: Dialogue, replies: readonly string[]): Faults {
  const lines = replies
    .flatMap(sentencesOf)
    .map(lineKey)
    .filter((key) => key.split(' ').length > shortLine);
  return {
    repeated: lines.filter((line, index) => lines.indexOf(line) !== index),
    echoed: replies.filter((reply, index) => echoes(turns[index] ?? '', reply)),
    otherLanguage: replies.filter(
      (reply) => sentencesOf(reply).length > 1 && isForeign(reply, language),
    ),
  };
}

/** Whether another language's small words are in it more often than its own. */
function isForeign(reply: string, language: Language): boolean {
  const words = lineKey(reply).split(' ');
  const count = (one: Language) => {
    const small = new Set(smallWords[one].split(' '));
    return words.filter((word) => small.has(word)).length;
  };
  return languages.some((one) => one !== language && count(one) > count(language) + 1);
}

function echoes(fan: string, reply: string): boolean {
  const said = lineKey(fan).split(' ');
  const answer = ` ${lineKey(reply)} `;
  return said.some((_, index) => {
    const run = said.slice(index, index + byChance + 1);
    return run.length > byChance && answer.includes(` ${run.join(' ')} `);
  });
}
