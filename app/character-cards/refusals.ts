import type { characterCardsRefusals as codes } from '~/domain/character-cards/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const characterCardsRefusals = {
  'card-too-large': { status: 413, message: 'The card is too large', key: 'card-too-large' },
  'card-format-unknown': {
    status: 400,
    message: 'The file is neither PNG, JSON nor charx',
    key: 'card-format-unknown',
  },
  'card-damaged': { status: 400, message: 'The file cannot be read', key: 'card-damaged' },
  'card-missing': { status: 400, message: 'The file contains no card', key: 'card-missing' },
  'card-expands-too-far': {
    status: 400,
    message: 'The archive expands too far',
    key: 'card-expands-too-far',
  },
  'card-path-unsafe': {
    status: 400,
    message: 'A path in the archive leads outside it',
    key: 'card-path-unsafe',
  },
  'card-has-several': {
    status: 400,
    message: 'The file contains several cards',
    key: 'card-has-several',
  },
  'card-nested-too-deep': {
    status: 400,
    message: 'The card is nested too deeply',
    key: 'card-nested-too-deep',
  },
  'card-version-unknown': {
    status: 400,
    message: 'The card is not of version 2 or 3',
    key: 'card-version-unknown',
  },
  'card-name-not-plain': {
    status: 400,
    message: 'The name of the card is not plain text',
    key: 'card-name-not-plain',
  },
  'card-has-too-much': {
    status: 400,
    message: 'The card has too many greetings or too large a lorebook',
    key: 'card-has-too-much',
  },
  'card-macros-too-long': {
    status: 400,
    message: 'A text of the card expands too far',
    key: 'card-macros-too-long',
  },
  'card-under-age': {
    status: 400,
    message: 'The card describes somebody under 18',
    key: 'card-under-age',
  },
  'card-age-unclear': {
    status: 400,
    message: 'The card does not say clearly that the character is an adult',
    key: 'card-age-unclear',
  },
  'card-real-person': {
    status: 400,
    message: 'The card describes a known person',
    key: 'card-real-person',
  },
  'card-against-rules': {
    status: 400,
    message: 'A text of the card is against the rules',
    key: 'card-against-rules',
  },
  'no-such-character-card': {
    status: 404,
    message: 'Card not found',
    key: 'no-such-character-card',
  },
  'no-such-greeting': { status: 404, message: 'Greeting not found', key: 'no-such-greeting' },
  'card-limit': {
    status: 429,
    message: 'You have imported as many cards as a day allows',
    key: 'card-limit',
  },
} as const satisfies RefusalRows<typeof codes>;
