import de from '~/locales/de-DE/told.json' with { type: 'json' };
import en from '~/locales/en-GB/told.json' with { type: 'json' };
import es from '~/locales/es-ES/told.json' with { type: 'json' };
import fr from '~/locales/fr-FR/told.json' with { type: 'json' };
import pt from '~/locales/pt-BR/told.json' with { type: 'json' };
import { fillIn } from '~/locales/fill-in';
import type { Fact } from '../schema';
import { inEnglish } from './in-english';
import { inFrench } from './in-french';
import { inGerman } from './in-german';
import { inPortuguese } from './in-portuguese';
import { inSpanish } from './in-spanish';
import type { StatedKind, StatedPattern } from './stated-pattern';

/** A fact found in a message by patterns, without a model. */
export interface StatedFact extends Pick<Fact, 'text' | 'topic' | 'about'> {
  quote: string;
}

const languages: { patterns: readonly StatedPattern[]; words: Record<StatedKind, string> }[] = [
  { patterns: inEnglish, words: en },
  { patterns: inFrench, words: fr },
  { patterns: inGerman, words: de },
  { patterns: inSpanish, words: es },
  { patterns: inPortuguese, words: pt },
];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** The maximum length of a quoted sentence, in characters. */
const quoteLength = 120;

/** Words that have no clear reference outside their sentence. */
const vague =
  /(?<![\p{L}])(?:you|your|it|this|that|him|her|them|how|what|when|ça|cela|toi|vous|te|ton|ta|tes|dich|dir|dein|deine|das|es|esto|eso|ti|tu|tus|isso|isto|você|seu|sua)(?![\p{L}])/iu;

/** Kinds of which only one fact is true at a time. */
const topics: Partial<Record<StatedKind, true>> = {
  name: true,
  nickname: true,
  home: true,
  origin: true,
  job: true,
  birthday: true,
};

/**
 * Returns facts that a message plainly states about its author, by patterns of five languages. Each
 * sentence is read in the language with the most matches. Questions are ignored.
 */
export function findStatedFacts(message: string): StatedFact[] {
  const found: StatedFact[] = [];
  for (const { segment } of sentences.segment(message)) {
    const sentence = segment.trim();
    if (/[?？]$/u.test(sentence)) continue;
    found.push(...mostOf(languages.map((language) => matchPatterns(sentence, language))));
  }
  return found;
}

const mostOf = (readings: StatedFact[][]): StatedFact[] =>
  readings.reduce((most, one) => (one.length > most.length ? one : most), []);

function matchPatterns(
  sentence: string,
  { patterns, words }: (typeof languages)[number],
): StatedFact[] {
  const found = new Map<string, StatedFact>();
  for (const { kind, pattern } of patterns) {
    const groups = pattern.exec(sentence)?.groups;
    const value = groups?.['value']?.trim();
    if (!value || isVague(kind, value)) continue;
    const about = groups?.['about']?.trim() ?? '';
    const key = `${kind}:${about.toLowerCase()}`;
    if (found.has(key)) continue;
    found.set(key, {
      text: fillIn(words[kind], { value, about: kind === 'named' ? capitalised(about) : about }),
      topic: topicOf(kind, about),
      about: kind === 'nickname' ? 'both' : 'person',
      quote: cut(sentence),
    });
  }
  return [...found.values()];
}

const isVague = (kind: StatedKind, value: string) =>
  ['likes', 'dislikes', 'favourite'].includes(kind) && vague.test(value);

function topicOf(kind: StatedKind, about: string): string | null {
  if (kind === 'favourite') return `favourite ${about.toLowerCase()}`;
  if (kind === 'trade') return 'job';
  return topics[kind] ? kind : null;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const cut = (sentence: string) =>
  sentence.length <= quoteLength ? sentence : `${sentence.slice(0, quoteLength - 1).trimEnd()}…`;
