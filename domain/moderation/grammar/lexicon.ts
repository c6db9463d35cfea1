import type { RefusedCategory } from '../verdict';
import type { Language } from './languages';

/** Patterns (see pattern.ts) that make a claim, and patterns that cancel it. */
export interface Topic {
  category: RefusedCategory | 'crisis';
  /** The certainty of a match; 1 by default. */
  score?: number;
  /** True when the classifier may not overrule a match, because it has seen too few such texts. */
  isFirm?: boolean;
  says: string[];
  /** Patterns that cancel claims with which they share a word: figures of speech, other people, hearsay. */
  unless?: string[];
  /** Patterns that cancel every claim near them in the sentence: work, memories, films. */
  never?: string[];
}

/** The rules of one language in its normal spelling. Accents and case are ignored. */
export interface Lexicon {
  language: Language;
  /** Named parts of patterns. */
  words: Record<string, string>;
  /** Words after a number that show it is not an age. */
  units: string;
  /** The units of an age. */
  years: string;
  /** Words after the unit that show it is a length of time. */
  spans: string;
  /** Words that end like the plural of a thing but are not one. */
  notThings: string;
  topics: Topic[];
}
