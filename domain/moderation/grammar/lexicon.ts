import type { RefusedCategory } from '../verdict';
import type { Language } from './languages';

/** Patterns (see pattern.ts) that say something, and those that take it back. */
export interface Topic {
  category: RefusedCategory | 'crisis';
  /** How sure a match is; 1 unless said otherwise. */
  score?: number;
  /** The classifier overrules it nowhere: it has seen too little of the kind to know better. */
  isFirm?: boolean;
  says: string[];
  /** Take back what they share a word with: figures of speech, other people, hearsay. */
  unless?: string[];
  /** Take back whatever the same sentence says: work, memories, films. */
  never?: string[];
}

/** What the rules know of one language, written as one writes it; accents and case do not count. */
export interface Lexicon {
  language: Language;
  /** Named parts of patterns. */
  words: Record<string, string>;
  /** Words after a number that make it no age. */
  units: string;
  /** What ages are counted in. */
  years: string;
  /** Words after years that make them a length of time. */
  spans: string;
  /** Words that end like plurals of things and are none. */
  notThings: string;
  topics: Topic[];
}
