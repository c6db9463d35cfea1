import { sentencesOn } from '../card/own-sentences';
import { askingWords, type Language, wordsOf } from '../language';
import { capital, hash, isListed, plainWords } from '../recognise/features';
import { factOf } from '../recognise/intents';
import { type Clause, hasWord, withoutFillers } from '../thread/clauses';
import { shiftPerson } from '../thread/person-shift';
import { namesIn } from '../thread/names';
import type { Thread } from '../thread/thread';
import { formsIn } from '../recognise/forms';
import type { Say } from './say';
import type { Values } from './speaker';

const sure = 0.6;
const certain = 0.75;
const ofTaste = 'form.favourite form.best form.would form.which form.like ask.like form.whatif.do';

/** Answers a question by its form, as "how did it begin"; its lines take up a thing that it names. */
export function byForm(clause: Clause, thread: Thread, say: Say): string | null {
  const { forms, looseForms } = wordsOf[thread.language];
  const { intent, score } = clause;
  const isKnown = score >= sure && (factOf[intent] !== undefined || score >= certain);
  const isOnTaste = tasteIn(clause.text, thread.language) !== undefined;
  for (const { group, pattern } of formsIn(isKnown ? forms : `${forms} ;; ${looseForms}`)) {
    const match = pattern.exec(withoutFillers(clause.text, thread.language));
    if (!match) continue;
    if (group === 'form.would' && intent === 'meet') return null;
    if (isOnTaste && isListed(group, ofTaste)) return null;
    const thing = match.groups?.['thing'];
    if (thing !== undefined && group !== 'form.many' && isOnCard(thing, thread)) return null;
    const text = say(group, valuesFor(thing, clause, thread));
    if (text !== null) return text;
  }
  return null;
}

const isOnCard = (thing: string, { profile, language }: Thread): boolean =>
  language === 'en' && sentencesOn(thing, profile).length > 0;

function valuesFor(thing: string | undefined, { text }: Clause, thread: Thread): Values {
  const { language, profile } = thread;
  const n = String(3 + (hash(`${profile.name} ${text.toLowerCase()}`) % 9));
  const who = nameFor(thread);
  if (thing === undefined) return { n, who };
  const shown = language === 'en' ? shiftPerson(thing) : thing;
  return { n, who, thing: shown, Thing: capital(shown) };
}

function nameFor({ message, statements, language, profile }: Thread): string | null {
  const lines = [message, ...statements.map(({ said }) => said).reverse()];
  const names = lines.flatMap((line) => namesIn(line, language).map(({ value }) => value));
  return names.find((name) => name !== profile.firstName) ?? null;
}

/** Returns the subjects that a text is on by its words: "breakfast" is food. */
export function subjectsOf(text: string, language: Language): string[] {
  const words = plainWords(text);
  const line = ` ${words.join(' ')} `;
  return wordsOf[language].subjects.split(' ').flatMap((entry) => {
    const [subject = '', list = ''] = entry.split('=');
    const stems = list.split(',');
    const isOn = (word: string) =>
      stems.some((stem) =>
        stem.endsWith('*') ? word.startsWith(stem.slice(0, -1)) : word === stem,
      );
    const isPhrase = (stem: string) =>
      stem.includes('_') && line.includes(` ${stem.replaceAll('_', ' ')} `);
    return words.some(isOn) || stems.some(isPhrase) ? [subject] : [];
  });
}

const tastes = new Set('food drink song film book sport travel pet'.split(' '));

export const isTaste = (subject: string): boolean => tastes.has(subject);

/** Returns the subject of a text on which every character has something to say. */
export const tasteIn = (text: string, language: Language): string | undefined =>
  subjectsOf(text, language).find((subject) => tastes.has(subject));

/** Returns the verb that a question for yes or no begins with: "do you", "can you"; null for others. */
export function helperOf(text: string, language: Language): string | null {
  const pattern = new RegExp(`^(?:${wordsOf[language].mirror})(?!\\p{L})`, 'iu');
  return pattern.exec(withoutFillers(text, language))?.[1]?.toLowerCase() ?? null;
}

/** An answer to a question of which only the first word is understood. */
export function loosely({ text }: Clause, { language }: Thread, say: Say): string | null {
  const words = plainWords(withoutFillers(text, language));
  const { yesno, mayi } = wordsOf[language];
  if (hasWord(text, mayi)) return say('act.again') ?? say('question.yesno');
  const helper = helperOf(text, language);
  for (const form of ['why', 'who', 'when', 'where', 'how', 'what'] as const) {
    const isForm = words.slice(0, 2).some((word) => askingWords[language][form].includes(word));
    if (!isForm || helper !== null) continue;
    const isPast = hasWord(text, wordsOf[language].past);
    return (
      (isPast ? say(`question.${form}.past`) : null) ??
      say(`question.${form}`) ??
      say('question.what')
    );
  }
  const isYesNo = helper !== null || text.endsWith('?') || isListed(words[0] ?? '', yesno);
  return say(`mirror.${helper ?? ''}`) ?? say(isYesNo ? 'question.yesno' : 'question.what');
}
