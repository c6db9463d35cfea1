import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import type { CardRefusal } from './card-refusal';

export const characterCardsRefusals = defineRefusals({
  /** The file, or the card in it, is larger than allowed. */
  'card-too-large': nothing,
  /** The file is neither JSON, PNG nor charx. */
  'card-format-unknown': nothing,
  /** The file cannot be read. */
  'card-damaged': nothing,
  /** The file is a picture or an archive without a card. */
  'card-missing': nothing,
  /** The archive expands to far more than it should. */
  'card-expands-too-far': nothing,
  /** A path in the archive leads outside it. */
  'card-path-unsafe': nothing,
  'card-has-several': nothing,
  /** The JSON is nested too deeply, or has too many values. */
  'card-nested-too-deep': nothing,
  /** The card is not of version 2 or 3. */
  'card-version-unknown': nothing,
  /** The name is missing, too long, or contains markup. */
  'card-name-not-plain': nothing,
  /** The card has too many greetings, or too large a lorebook. */
  'card-has-too-much': nothing,
  'card-macros-too-long': nothing,
  /** The card describes a person under 18. */
  'card-under-age': nothing,
  /** The card does not say clearly that the character is an adult. */
  'card-age-unclear': nothing,
  'card-real-person': nothing,
  /** A text of the card breaks a rule. */
  'card-against-rules': nothing,
  /** The person has no such card. */
  'no-such-character-card': nothing,
  /** The card has no greeting with this number. */
  'no-such-greeting': nothing,
  /** The person has imported as many cards as a day allows. */
  'card-limit': details<{ data: { limit: number } }>(),
});

export const refuse = refuserOf(characterCardsRefusals);
export type Refusal<Code extends keyof typeof characterCardsRefusals> = RefusalOf<
  typeof characterCardsRefusals,
  Code
>;

type Code = keyof typeof characterCardsRefusals;

/** The sentence's code for each reason why a file cannot be read as a card. */
export const codesOfFiles = {
  'file-too-large': 'card-too-large',
  'json-too-large': 'card-too-large',
  'format-unknown': 'card-format-unknown',
  'png-damaged': 'card-damaged',
  'png-has-too-many-parts': 'card-damaged',
  'zip-damaged': 'card-damaged',
  'zip-encrypted': 'card-damaged',
  'not-base64': 'card-damaged',
  'not-utf8': 'card-damaged',
  'not-json': 'card-damaged',
  'png-without-card': 'card-missing',
  'zip-without-card': 'card-missing',
  'zip-has-too-many-files': 'card-expands-too-far',
  'zip-expands-too-far': 'card-expands-too-far',
  'zip-path-unsafe': 'card-path-unsafe',
  'several-cards': 'card-has-several',
  'json-too-deep': 'card-nested-too-deep',
  'json-has-too-many-values': 'card-nested-too-deep',
  'version-unknown': 'card-version-unknown',
  'name-missing': 'card-name-not-plain',
  'name-not-plain': 'card-name-not-plain',
  'too-many-greetings': 'card-has-too-much',
  'lorebook-too-large': 'card-has-too-much',
  'macros-expand-too-far': 'card-macros-too-long',
} as const satisfies Record<CardRefusal['reason'], Code>;

/** A refusal of a file, or of what is written in it. */
export type CardNotTaken = Refusal<
  | (typeof codesOfFiles)[CardRefusal['reason']]
  | 'card-under-age'
  | 'card-age-unclear'
  | 'card-real-person'
  | 'card-against-rules'
  | 'card-limit'
>;
