import { languagesOf } from '../persona/hear/detect-language';
import { lineKey, sentencesOf } from '../persona/spoken';
import type { Dialogue } from './dialogue';

/** Words of the fan in a row that a reply may have by chance. */
const byChance = 5;
/** After these a language is settled, and one loan word does not change it. */
const inLanguage = {
  en: 'hello and you',
  fr: 'bonjour je suis',
  de: 'hallo ich bin',
  es: 'hola cómo estás',
  pt: 'olá você está',
};
/** Short sentences ('And you?') are no lines. */
const shortLine = 3;

/** What a machine can find wrong with the replies of one dialogue. */
export interface Faults {
  repeated: string[];
  echoed: string[];
  otherLanguage: string[];
  /** Facts told and figures asked that the reply does not have. */
  missed: string[];
}

export function faultsOf({ language, turns }: Dialogue, replies: readonly string[]): Faults {
  const lines = replies
    .flatMap(sentencesOf)
    .map(lineKey)
    .filter((key) => key.split(' ').length > shortLine);
  return {
    repeated: lines.filter((line, index) => lines.indexOf(line) !== index),
    echoed: replies.filter((reply, index) => echoes(turns[index]?.fan ?? '', reply)),
    otherLanguage: replies.filter(
      (reply) =>
        sentencesOf(reply).length > 1 && languagesOf([inLanguage[language], reply])[1] !== language,
    ),
    missed: turns.flatMap(({ fan, holds }, index) =>
      holds === undefined || (replies[index] ?? '').includes(holds)
        ? []
        : [`${fan} → ${replies[index]}`],
    ),
  };
}

function echoes(fan: string, reply: string): boolean {
  const said = lineKey(fan).split(' ');
  const answer = ` ${lineKey(reply)} `;
  return said.some((_, index) => {
    const run = said.slice(index, index + byChance + 1);
    return run.length > byChance && answer.includes(` ${run.join(' ')} `);
  });
}
