import { foldLetters } from '../../shared/words/fold-letters';
import { findWritten, isFunctionWord, languagesOf } from './detect-languages';
import { wordsOf } from './function-words';
import { wordLanguages, type WordLanguage } from './language';
import { soundOf } from './sound-of';
import { stem } from './stem';
import { topics } from './topics';

/** The ways in which two words may be the same, from the surest to the vaguest. */
export type KeyKind = 'whole' | 'stem' | 'longSound' | 'beginning' | 'sound' | 'topic';

interface WordKey {
  kind: KeyKind;
  text: string;
  /** True if the word names the topic itself, not only something of it. */
  isNamed?: boolean;
}

/** A word of a text with the keys by which it is found. */
export interface KeyedWord {
  /** Folded. */
  word: string;
  /** True for a word with a capital within a sentence or with digits, such as a name. */
  isName: boolean;
  keys: readonly WordKey[];
}

/** The number of first letters that a word shares with its compounds and with most slips. */
const beginningLength = 5;
/** The number of signs from which a sound is hardly that of another word. */
const longSound = 5;
/** The maximum number of different words of one text. */
const mostWords = 60;
/** The maximum length of a word; what is longer is no word. */
const longest = 40;

/** Returns the words of a text that say something, each once, with their keys. */
export function wordKeys(text: string): KeyedWord[] {
  const languages = languagesOf(text);
  const found = new Map<string, KeyedWord>();
  for (const { word, isName } of split(text)) {
    if (isFunctionWord(word) || word.length > longest || found.has(word)) continue;
    if (found.size === mostWords) break;
    if (word.length > 1) found.set(word, { word, isName, keys: keysOf(word, languages) });
  }
  return [...found.values()];
}

/** Matches a sign after which a capital only begins a sentence. */
const beforeSentence = /[.!?…:;"„“«¿¡]$/u;
/** The maximum number of characters between a word and the sign before it. */
const nearby = 4;

const split = (text: string): { word: string; isName: boolean }[] =>
  findWritten(text).map(({ word, index }) => {
    const before = text.slice(Math.max(0, index - nearby), index).trimEnd();
    const isWithin = before !== '' && !beforeSentence.test(before);
    return {
      word: foldLetters(word),
      isName: /\d/u.test(word) || (isWithin && /^\p{Lu}/u.test(word)),
    };
  });

/** The topics by word, and by stem and language; true where the word names the topic itself. */
const topicsByForm = new Map<string, Map<string, boolean>>();
for (const [topic, lists] of Object.entries(topics)) {
  for (const language of wordLanguages) {
    const [naming = '', others = ''] = foldLetters(lists[language]).split('|');
    // Words that name it come last, so that they prevail.
    for (const word of wordsOf(others)) note(word, language, topic, false);
    for (const word of wordsOf(naming)) note(word, language, topic, true);
  }
}

function note(word: string, language: WordLanguage, topic: string, isNamed: boolean): void {
  for (const form of [wholeForm(word, language), stemForm(word, language)]) {
    topicsByForm.set(
      form,
      (topicsByForm.get(form) ?? new Map<string, boolean>()).set(topic, isNamed),
    );
  }
}

function wholeForm(word: string, language: WordLanguage): string {
  return `${language} ${word}`;
}

function stemForm(word: string, language: WordLanguage): string {
  return `${language} stem ${stem(word, language)}`;
}

/** Returns the topics of a word as it stands, otherwise those of its other forms. */
function topicsOf(word: string, languages: readonly WordLanguage[]): Map<string, boolean> {
  const found = (formOf: typeof wholeForm) =>
    languages.flatMap((language) => [...(topicsByForm.get(formOf(word, language)) ?? [])]);
  const whole = found(wholeForm);
  return new Map(whole.length > 0 ? whole : found(stemForm));
}

function keysOf(word: string, languages: readonly WordLanguage[]): readonly WordKey[] {
  const stems = new Set(languages.map((language) => stem(word, language)));
  const sound = soundOf(word);
  return [
    { kind: 'whole', text: word },
    ...[...stems].map((text) => ({ kind: 'stem', text }) as const),
    ...(word.length < beginningLength
      ? []
      : [{ kind: 'beginning', text: word.slice(0, beginningLength) } as const]),
    ...(sound === null
      ? []
      : [{ kind: sound.length < longSound ? 'sound' : 'longSound', text: sound } as const]),
    ...[...topicsOf(word, languages)].map(
      ([text, isNamed]) => ({ kind: 'topic', text, isNamed }) as const,
    ),
  ];
}
