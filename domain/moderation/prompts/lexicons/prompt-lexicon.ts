import type { Lexicon } from '../../grammar/lexicon';

/** The degrees of nudity beyond what is worn in public. */
export const bareness = ['topless', 'nude', 'explicit'] as const;
export type Bareness = (typeof bareness)[number];

/** The subjects that are searched for in an order. */
export type Subject =
  /** An age under 18, in years. */
  | 'years'
  /** A number that no word makes a measure and that can only be an age. */
  | 'number'
  /** The same for a number that may be a time. */
  | 'hour'
  /** A word for a person under 18. */
  | 'youth'
  | 'real_person'
  | 'violence'
  | Bareness;

export interface PromptTopic {
  about: Subject;
  /** Patterns (see grammar/pattern.ts) of the subject. */
  says: string[];
  /** Patterns that cancel matches with which they share a word, in any language. */
  unless: string[];
  /** Patterns that cancel every match of this topic in the sentence. */
  never?: string[];
}

/**
 * The rules for picture orders in one language: noun phrases for the people and things that a picture
 * shows.
 */
export interface PromptLexicon extends Omit<Lexicon, 'topics'> {
  topics: PromptTopic[];
}
