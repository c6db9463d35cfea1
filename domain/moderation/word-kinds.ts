import type { Direction } from './verdict';

/** Where words enter that others, or a model, are shown. */
export const wordKinds = [
  'message',
  'story-reply',
  'tip',
  /** In place of one's last message. */
  'edit',
  /** What a character is to remember. */
  'fact',
  /** What somebody is called. */
  'name',
  /** What a photo is to show. */
  'photo',
  /** Aloud, in a call. */
  'call',
  /** A character's, of a model. */
  'reply',
  /** Media that were made of a character. */
  'generated',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** Who said words of a kind. */
export const directionOf = (kind: WordKind): Direction =>
  kind === 'reply' || kind === 'generated' ? 'from_character' : 'from_person';
