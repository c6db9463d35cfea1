/** The reasons why a file is not accepted as a character card. */
const reasons = [
  /** The file exceeds `maxBytes`. */
  'file-too-large',
  /** The file is neither JSON, PNG nor a zip archive. */
  'format-unknown',
  'png-damaged',
  'png-has-too-many-parts',
  /** The picture contains no card. */
  'png-without-card',
  'zip-damaged',
  'zip-encrypted',
  'zip-has-too-many-files',
  /** A path in the archive leads outside it. */
  'zip-path-unsafe',
  /** The archive declares far more data than it contains. */
  'zip-expands-too-far',
  /** The archive has no `card.json`. */
  'zip-without-card',
  /** The file contains different cards. */
  'several-cards',
  /** The card of a picture is not base64. */
  'not-base64',
  'not-utf8',
  'not-json',
  'json-too-deep',
  'json-has-too-many-values',
  /** The JSON exceeds `maxBytes`, as it is or without pictures and sound. */
  'json-too-large',
  /** The JSON is not a card of version 2 or 3. */
  'version-unknown',
  'name-missing',
  /** The name or nickname is too long, or contains markup, macros or control characters. */
  'name-not-plain',
  'too-many-greetings',
  'lorebook-too-large',
  /** A text becomes too long when its macros are expanded. */
  'macros-expand-too-far',
] as const;
type CardRefusalReason = (typeof reasons)[number];

/** A refused file. */
export interface CardRefusal {
  ok: false;
  reason: CardRefusalReason;
  /** The limit that is exceeded, in bytes. */
  maxBytes?: number;
  /** The part of the card, as a path of keys: `data.character_book`. */
  at?: string;
}

/** Returns a refusal with its details. */
export const refuseCard = (
  reason: CardRefusalReason,
  details: Pick<CardRefusal, 'maxBytes' | 'at'> = {},
): CardRefusal => ({ ok: false, reason, ...details });
