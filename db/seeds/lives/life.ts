/** One line of a conversation: the person's, or the character's, who may send locked media with it. */
export type Line = { me: string } | { them: string; sends?: 'photo' | 'video' };

/** A fact that a character remembers about a person. */
interface Kept {
  text: string;
  /** The text of the person's line from which it comes. */
  quote: string;
  /** The topic, if only one fact about it can be true at a time. */
  topic?: string;
  about?: 'person' | 'both';
}

/** A conversation of one person with one character, after the greeting. */
export interface Dialogue {
  slug: string;
  /** Hours since the last line. */
  hoursAgo: number;
  lines: readonly Line[];
  /** The number of unread lines at the end, all of them the character's. */
  unread: number;
  /** The facts that the character remembers from it. */
  keeps?: readonly Kept[];
}

/** The history of a demo account. */
export interface Life {
  email: string;
  dialogues: readonly Dialogue[];
  /** Slugs, the most recently followed first. */
  follows: readonly string[];
  /** Slugs of characters whose first picture for tokens the person has unlocked. */
  unlocks: readonly string[];
  /** Slugs of characters whose fan club the person has joined. */
  clubs: readonly string[];
}

export const day = 24;

export const me = (text: string): Line => ({ me: text });
export const them = (text: string, sends?: 'photo' | 'video'): Line => ({
  them: text,
  ...(sends && { sends }),
});
