import type { madeCharactersRefusals as codes } from '~/domain/made-characters/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const madeCharactersRefusals = {
  'making-limit': {
    status: 429,
    message: 'You have reached the limit of characters',
    key: 'making-limit',
  },
  'made-under-age': {
    status: 400,
    message: 'Every character is an adult',
    key: 'made-under-age',
  },
  'made-real-person': {
    status: 400,
    message: 'A character cannot be a known person',
    key: 'made-real-person',
  },
  'choice-withdrawn': {
    status: 409,
    message: 'A choice is no longer on offer',
    key: 'choice-withdrawn',
  },
  'made-is-fixed': {
    status: 409,
    message: 'Style and gender cannot be changed',
    key: 'made-is-fixed',
  },
  'made-younger': {
    status: 409,
    message: 'The age cannot become lower',
    key: 'made-younger',
  },
  'no-such-made-character': {
    status: 404,
    message: 'Character not found',
    key: 'Character not found',
  },
  'still-being-made': {
    status: 409,
    message: 'This character is still being made',
    key: 'still-being-made',
  },
  'not-made-again': {
    status: 409,
    message: 'This character cannot be made again unchanged',
    key: 'not-made-again',
  },
  'too-late-to-restore': {
    status: 409,
    message: 'The deletion can no longer be undone',
    key: 'too-late-to-restore',
  },
  'renewal-limit': {
    status: 429,
    message: 'You have reached the limit of new portraits for today',
    key: 'renewal-limit',
  },
} as const satisfies RefusalRows<typeof codes>;
