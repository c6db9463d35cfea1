import { oneLine } from '../shared/words/one-line';
import { wordsSchema } from '../shared/words/words-schema';

/** The maximum length of a fact in characters; a fact has one line. */
export const factLength = 200;

/** The text that a person may write as a fact. */
export const factTextSchema = wordsSchema()
  .min(1)
  .max(factLength)
  .meta({ pattern: String.raw`\S` })
  .transform(oneLine);

/** The subject of a fact: the person, or the person and the character. */
export const factAbouts = ['person', 'both'] as const;

/** Something that a character knows about the person, from one of their messages or added by them. */
export interface Fact {
  id: string;
  /** Addresses the person: 'You live in Lyon'. */
  text: string;
  /** The topic, if only one fact about it can be true at a time. */
  topic: string | null;
  /** The person's words that the fact comes from. */
  quote: string | null;
  about: (typeof factAbouts)[number];
  origin: 'told' | 'added';
  /** The message it comes from; null when the person added the fact or deleted the message. */
  messageId: string | null;
  toldAt: Date;
  editedAt: Date | null;
  forgottenAt: Date | null;
}

/** The facts that a statement ends, such as "I don't like ramen any more". */
export interface FactEnd {
  topic: string | null;
  /** Words that an ended fact contains; if there are none, its topic decides. */
  words: readonly string[];
  /** Matches the text of an ended fact without that topic; null if the words suffice. */
  marks: RegExp | null;
}

/** A fact found in a message, before it is decided whether it is kept. */
export interface FactCandidate extends Pick<Fact, 'id' | 'text' | 'topic' | 'about' | 'toldAt'> {
  quote: string;
  messageId: string;
  /** The facts that are no longer true; null if it ends none. */
  ends: FactEnd | null;
  foundBy: 'model' | 'rules';
}

/** A paragraph by the model about a part of the conversation. */
export interface DiaryEntry {
  id: string;
  text: string;
  /** The first message that the entry covers; null when that was removed. */
  firstMessageId: string | null;
  messageCount: number;
  toldAt: Date;
  forgottenAt: Date | null;
}
