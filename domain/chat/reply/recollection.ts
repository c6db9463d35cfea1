/** A person's preferred length, style and language of replies. */
export interface ReplyPreferences {
  length: 'short' | 'medium' | 'long';
  style: 'plain' | 'playful';
  /** BCP 47; null for the language of the last message. */
  language: string | null;
}

/** A text from a message of the person; null if the person wrote it elsewhere, or deleted the message. */
type Sourced<More> = { text: string; toldAt: Date; messageId: string | null } & More;

/** The knowledge of a character for a reply, besides the conversation itself. */
export interface Recollection {
  /** Facts addressed to the person, the currently most relevant first. */
  facts: Sourced<{ quote: string | null }>[];
  /** Earlier messages of the person that are about the same as their last one, the most relevant first. */
  lines: Sourced<{ messageId: string }>[];
  /** Newest first. */
  diary: { text: string; toldAt: Date }[];
  /** The closeness of the two, as a sentence; null if nothing is stored. */
  relationship: string | null;
  preferences: ReplyPreferences;
}

export const nothingRecalled: Recollection = {
  facts: [],
  lines: [],
  diary: [],
  relationship: null,
  preferences: { length: 'medium', style: 'plain', language: null },
};
