import { oneLine } from '../shared/words/one-line';
import { wordsSchema } from '../shared/words/words-schema';

/** Longest fact, in characters; one line. */
export const factLength = 200;

/** What a person may write into a memory. */
export const factTextSchema = wordsSchema()
  .min(1)
  .max(factLength)
  .meta({ pattern: String.raw`\S` })
  .transform(oneLine);

/** Of whom a fact is: the person, or the person and the character. */
export const factAbouts = ['person', 'both'] as const;

/** Something a character knows of the person, from one of their messages or from their own hand. */
export interface Fact {
  id: string;
  /** Speaks to the person: 'You live in Lyon'. */
  text: string;
  /** What it is about, where only one thing can be true of that at a time. */
  topic: string | null;
  /** The words it comes from, as they were said. */
  quote: string | null;
  about: (typeof factAbouts)[number];
  origin: 'told' | 'added';
  /** The message it comes from; null where the person added it, or deleted the message. */
  messageId: string | null;
  toldAt: Date;
  editedAt: Date | null;
  forgottenAt: Date | null;
}

/** What was found in what somebody said, before it is decided whether it is kept. */
export interface FactCandidate extends Pick<Fact, 'id' | 'text' | 'topic' | 'about' | 'toldAt'> {
  quote: string;
  messageId: string;
}

/** A paragraph the model wrote of a stretch of the conversation. */
export interface DiaryEntry {
  id: string;
  text: string;
  /** The first message it tells of, while that is there. */
  firstMessageId: string | null;
  messageCount: number;
  toldAt: Date;
  forgottenAt: Date | null;
}
