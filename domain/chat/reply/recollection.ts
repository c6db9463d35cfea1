/** How long and in which manner a person likes to be answered, and in which language. */
export interface ReplyPreferences {
  length: 'short' | 'medium' | 'long';
  style: 'plain' | 'playful';
  /** BCP 47; null for that of the last message. */
  language: string | null;
}

/** What a character knows when they answer, beside the conversation itself. */
export interface Recollection {
  /** Speaking to the person; what matters most now comes first. */
  facts: { text: string; quote: string | null; toldAt: Date }[];
  /** The newest first. */
  diary: { text: string; toldAt: Date }[];
  /** How close the two are, as a sentence; null where nothing is known of it. */
  relationship: string | null;
  preferences: ReplyPreferences;
}

export const nothingRecalled: Recollection = {
  facts: [],
  diary: [],
  relationship: null,
  preferences: { length: 'medium', style: 'plain', language: null },
};
