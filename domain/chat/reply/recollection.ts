/** A person's preferred length, style and language of replies. */
export interface ReplyPreferences {
  length: 'short' | 'medium' | 'long';
  style: 'plain' | 'playful';
  /** BCP 47; null for the language of the last message. */
  language: string | null;
}

/** The knowledge of a character for a reply, besides the conversation itself. */
export interface Recollection {
  /** Facts addressed to the person, the currently most relevant first. */
  facts: { text: string; quote: string | null; toldAt: Date }[];
  /** Newest first. */
  diary: { text: string; toldAt: Date }[];
  /** The closeness of the two, as a sentence; null if nothing is stored. */
  relationship: string | null;
  preferences: ReplyPreferences;
}

export const nothingRecalled: Recollection = {
  facts: [],
  diary: [],
  relationship: null,
  preferences: { length: 'medium', style: 'plain', language: null },
};
