import type { sharedRefusals as codes } from '~/domain/shared/refusals';
import type { RefusalRows } from './refusal-row';

/** What this area's codes are told as. */
export const sharedRefusals = {
  'not-found': { status: 404, message: 'Not found', key: 'unknown error occurred' },
  'invalid-token': { status: 400, message: 'This link or code is not valid', key: null },
  'too-many-attempts': { status: 429, message: 'Too many attempts.', key: 'too many attempts' },
  'too-soon': {
    status: 429,
    message: 'A code was sent a moment ago.',
    key: 'another code cannot be sent yet',
  },
} as const satisfies RefusalRows<typeof codes>;
