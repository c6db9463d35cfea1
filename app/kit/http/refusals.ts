import type { credentialRefusals } from '~/domain/credentials/refusals';
import type { sharedRefusals as codes } from '~/domain/shared/refusals';
import type { RefusalRows } from './refusal-row';

/** The rows of refusals that are common to all areas. */
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

/** The rows of refusals of a typed code. */
export const codeRefusals = {
  'invalid-code': { status: 400, message: 'incorrect code', key: 'incorrect code' },
  'expired-code': {
    status: 400,
    message: 'This code has expired. Ask for a new one.',
    key: 'the code has expired',
  },
} as const satisfies RefusalRows<Pick<typeof credentialRefusals, 'invalid-code' | 'expired-code'>>;
