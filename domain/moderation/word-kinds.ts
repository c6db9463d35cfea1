import type { Direction } from './verdict';

/** The sources of text that is shown to others or to a model. */
export const wordKinds = [
  'message',
  'story-reply',
  'tip',
  /** A replacement of the person's last message. */
  'edit',
  /** Text that a character should remember. */
  'fact',
  /** The name of a person. */
  'name',
  /** The description of a requested photo. */
  'photo',
  /** Speech in a call. */
  'call',
  /** A character's reply, written by a model. */
  'reply',
  /** Generated media of a character. */
  'generated',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** Returns the side that text of a kind comes from. */
export const directionOf = (kind: WordKind): Direction =>
  kind === 'reply' || kind === 'generated' ? 'from_character' : 'from_person';
