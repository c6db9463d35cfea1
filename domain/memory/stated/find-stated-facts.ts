import de from '~/locales/de-DE/told.json' with { type: 'json' };
import en from '~/locales/en-GB/told.json' with { type: 'json' };
import es from '~/locales/es-ES/told.json' with { type: 'json' };
import fr from '~/locales/fr-FR/told.json' with { type: 'json' };
import pt from '~/locales/pt-BR/told.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import { oneLine } from '../../shared/words/one-line';
import { endWords } from '../decide-end';
import { factLength, type Fact, type FactEnd } from '../schema';
import { localDay, markDays } from './calendar';
import { inEnglish } from './in-english';
import { inFrench } from './in-french';
import { inGerman } from './in-german';
import { inPortuguese } from './in-portuguese';
import { inSpanish } from './in-spanish';
import { readAbout, readValue } from './read-match';
import { splitSentences, type Sentence } from './split-sentences';
import { endKinds, type StatedKind, type StatedLanguage } from './stated-pattern';

/** A fact found in a message by patterns, without a model. */
export interface StatedFact extends Pick<Fact, 'text' | 'topic' | 'about'> {
  quote: string;
  /** The facts that are no longer true; null if it ends none. */
  ends: FactEnd | null;
}

interface Language {
  language: StatedLanguage;
  texts: Record<StatedKind, string>;
}

const languages: readonly Language[] = [
  { language: inEnglish, texts: en },
  { language: inFrench, texts: fr },
  { language: inGerman, texts: de },
  { language: inSpanish, texts: es },
  { language: inPortuguese, texts: pt },
];

/** The maximum length of a quoted sentence, in characters. */
const quoteLength = 120;

/** Kinds of which only one fact is true at a time. */
const topics: Partial<Record<StatedKind, string>> = {
  name: 'name',
  nickname: 'nickname',
  age: 'age',
  home: 'home',
  homeOver: 'home',
  origin: 'origin',
  job: 'job',
  trade: 'job',
  jobOver: 'job',
  workOver: 'job',
  birthday: 'birthday',
};
/** Kinds of which only one fact about the same thing is true at a time. */
const tastes: ReadonlySet<StatedKind> = new Set([
  'likes',
  'fond',
  'dislikes',
  'unliked',
  'likeOver',
]);

/**
 * Returns facts that a message plainly states about its author, by patterns of five languages, and the ends
 * of facts. Each sentence is read in the language with the most matches. Questions, suppositions and the
 * words of others are ignored. Days are reckoned from the time of the message, in the author's time zone
 * (an IANA name).
 */
export function findStatedFacts(
  message: string,
  { at, timeZone }: { at: Date; timeZone: string },
): StatedFact[] {
  const today = localDay(at, timeZone);
  return splitSentences(message).flatMap((sentence) =>
    mostOf(languages.map((language) => matchPatterns(sentence, language, today))),
  );
}

const mostOf = (readings: StatedFact[][]): StatedFact[] =>
  readings.reduce((most, one) => (one.length > most.length ? one : most), []);

/** A fact with its place in the sentence. */
interface Placed {
  fact: StatedFact;
  isEnd: boolean;
  /** The same for two readings of the same words. */
  key: string;
  from: number;
  to: number;
}

function matchPatterns(
  { own, written, isQuestion }: Sentence,
  { language, texts }: Language,
  today: Date,
): StatedFact[] {
  const stated = own.replace(language.tags, '');
  if (isQuestion && stated === own) return [];
  const placed: Placed[] = [];
  const marked = markDays(stated, language.calendar);
  const has = { kin: language.kin.test(stated), trade: language.trade.test(stated) };
  for (const { kind, pattern, hasDay, needs } of language.patterns) {
    const searched = hasDay ? marked : stated;
    if (searched === null || (needs !== null && !has[needs])) continue;
    for (const match of searched.matchAll(pattern)) {
      const [words] = match;
      const to = match.index + words.length;
      const groups = { ...match.groups, ...dayIn(match, stated) };
      if (isTakenBack(stated.slice(0, match.index), stated.slice(to), language)) continue;
      const value = readValue(kind, groups, language, today);
      const about = readAbout(kind, groups, language, today);
      if (value === null || about === null) continue;
      const text = oneLine(fillIn(texts[kind], { value, about }));
      if (text.length > factLength) continue;
      const fact = { text, quote: cut(written), ...subjectOf(kind, { value, about }, language) };
      const key = kind === 'plan' ? `plan ${value}` : (fact.topic ?? text);
      placed.push({ fact, isEnd: endKinds.has(kind), key, from: match.index, to });
    }
  }
  return withoutRepeats(placed);
}

/** Returns the day that a pattern matched, as it was written. */
function dayIn(match: RegExpExecArray, stated: string): { day?: string; born?: string } {
  const { day, born } = match.groups ?? {};
  const mark = day ?? born;
  if (mark === undefined) return {};
  const from = match.index + match[0].indexOf(mark);
  const written = stated.slice(from, from + mark.length);
  return day === undefined ? { born: written } : { day: written };
}

/** Returns the facts in their order. Words that end a fact state no other, and each is stated once. */
function withoutRepeats(placed: readonly Placed[]): StatedFact[] {
  const ends = placed.filter(({ isEnd }) => isEnd);
  const isWithinEnd = ({ isEnd, from }: Placed) =>
    !isEnd && ends.some((end) => end.from <= from && from < end.to);
  const keys = new Set<string>();
  return placed
    .filter((one) => !isWithinEnd(one))
    .sort((one, other) => one.from - other.from)
    .filter(({ key, isEnd }) => {
      const full = `${isEnd ? 'end' : 'fact'} ${key}`;
      const isNew = !keys.has(full);
      keys.add(full);
      return isNew;
    })
    .map(({ fact }) => fact);
}

/** Matches the name of a speaker before their words, as in a copied conversation. */
const speaker = /^\p{Lu}\p{Ll}+:\s*$/u;

const isTakenBack = (
  before: string,
  after: string,
  { doubts, denials, retractions }: StatedLanguage,
): boolean =>
  doubts.test(before) || denials.test(before) || retractions.test(after) || speaker.test(before);

function subjectOf(
  kind: StatedKind,
  { value, about }: { value: string; about: string },
  { marks }: StatedLanguage,
): Pick<StatedFact, 'topic' | 'about' | 'ends'> {
  const topic = topicOf(kind, value.toLowerCase(), about.toLowerCase());
  const end = (words: string, mark: RegExp | null): FactEnd => ({
    topic,
    words: endWords(words),
    marks: mark,
  });
  const ends: Partial<Record<StatedKind, FactEnd>> = {
    likeOver: end(value, marks.like),
    jobOver: end('', null),
    workOver: end(value, marks.work),
    homeOver: end(value, marks.home),
    kinOver: end(`${about} ${value}`, null),
  };
  return { topic, about: kind === 'nickname' ? 'both' : 'person', ends: ends[kind] ?? null };
}

function topicOf(kind: StatedKind, value: string, about: string): string | null {
  if (kind === 'favourite') return `favourite ${about}`;
  if (kind === 'plan') return `plan ${about}`;
  if (tastes.has(kind)) return `taste ${value}`;
  return topics[kind] ?? null;
}

const cut = (sentence: string) =>
  sentence.length <= quoteLength ? sentence : `${sentence.slice(0, quoteLength - 1).trimEnd()}…`;
