import type { Lexicon } from '../../grammar/lexicon';

/** What shows more than is worn in public. */
export const bareness = ['topless', 'nude', 'explicit'] as const;
export type Bareness = (typeof bareness)[number];

/** What an order names that is looked for. */
export type Subject =
  /** An age under 18, in years. */
  | 'years'
  /** A number that nothing makes a measure, where it can only be an age. */
  | 'number'
  /** The same where it may be an hour. */
  | 'hour'
  /** Somebody whose word alone is of an age under 18. */
  | 'youth'
  | 'real_person'
  | 'violence'
  | Bareness;

export interface PromptTopic {
  about: Subject;
  /** Patterns (see grammar/pattern.ts) that name it. */
  says: string[];
  /** Take back what they share a word with, in whatever language that was said. */
  unless: string[];
  /** Take back whatever the same sentence names. */
  never?: string[];
}

/** What the rules know of orders for pictures in one language: noun phrases, and whom or what they show. */
export interface PromptLexicon extends Omit<Lexicon, 'topics'> {
  topics: PromptTopic[];
}
