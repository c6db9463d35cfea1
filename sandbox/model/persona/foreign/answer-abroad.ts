import type { Scene } from '../scene';
import { isExplicit } from '../understand/explicit';
import type { Language } from './detect-language';
import { french } from './french';
import { german } from './german';
import type { Phrasebook } from './phrasebook';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

const phrasebooks: Record<Exclude<Language, 'en'>, Phrasebook> = {
  fr: french,
  de: german,
  es: spanish,
  pt: portuguese,
};

/** A short answer in the fan's language. */
export function answerAbroad(scene: Scene, language: Exclude<Language, 'en'>): string {
  const { profile, speaker, fanMessages } = scene;
  const book = phrasebooks[language];
  const message = (fanMessages.at(-1) ?? '').replaceAll('’', "'");
  const plain = message.toLowerCase();
  const name = nameGivenIn(book, fanMessages) ?? scene.fanName;
  const slots = {
    me: profile.firstName,
    age: String(profile.age ?? 30),
    city: profile.city ?? 'Lisboa',
    ...(name !== null && { name }),
  };
  const lines = chooseLines(book, message, plain, name !== null);
  // Asked the same thing many times, a character still has other things to say.
  return (
    (lines && speaker.tryToSay(lines, slots)) ??
    speaker.say([...book.questions, ...book.otherwise], slots)
  );
}

function chooseLines(
  book: Phrasebook,
  message: string,
  plain: string,
  knowsName: boolean,
): readonly string[] | undefined {
  if (book.asksIfAi.pattern.test(plain)) return book.asksIfAi.lines;
  if (isExplicit(plain)) return book.explicit;
  if (book.asksOwnName.pattern.test(plain)) {
    return knowsName ? book.asksOwnName.known : book.asksOwnName.unknown;
  }
  if (book.introduces.pattern.test(message)) return book.introduces.lines;
  const found = book.answers.find(([about]) => about.test(plain));
  if (found) return found[1];
  return plain.trim().endsWith('?') ? book.questions : book.otherwise;
}

function nameGivenIn(book: Phrasebook, messages: readonly string[]): string | null {
  const given = messages
    .map((message) => book.introduces.pattern.exec(message.replaceAll('’', "'"))?.groups?.['name'])
    .findLast((name) => name !== undefined);
  return given ? given.charAt(0).toUpperCase() + given.slice(1) : null;
}
