/** One line of a talk: the person's own, or the character's, who may send something locked with it. */
export type Line = { me: string } | { them: string; sends?: 'photo' | 'video' };

/** What a character keeps of what somebody told of themselves. */
interface Kept {
  text: string;
  /** Words of a line of theirs that it comes from. */
  quote: string;
  /** What it is about, where only one thing can be true of that at a time. */
  topic?: string;
  about?: 'person' | 'both';
}

/** A talk of one person with one character, after the greeting. */
export interface Dialogue {
  slug: string;
  /** When the last line was said. */
  hoursAgo: number;
  lines: readonly Line[];
  /** So many of the last lines, all of them the character's, wait to be read. */
  unread: number;
  /** What the character remembers of it. */
  keeps?: readonly Kept[];
}

/** What an account of the demo has behind it. */
export interface Life {
  email: string;
  dialogues: readonly Dialogue[];
  /** Slugs, those followed last first. */
  follows: readonly string[];
  /** Slugs of those whose first picture for tokens is theirs. */
  unlocks: readonly string[];
  /** Slugs of those whose fan club they are in. */
  clubs: readonly string[];
}

export const day = 24;

export const me = (text: string): Line => ({ me: text });
export const them = (text: string, sends?: 'photo' | 'video'): Line => ({
  them: text,
  ...(sends && { sends }),
});
