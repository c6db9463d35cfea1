import type { credentialRefusals } from '~/domain/credentials/refusals';
import type { sharedRefusals as codes } from '~/domain/shared/refusals';
import type { RefusalRows } from './refusal-row';

/** What is refused in every area is told as. */
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

/** What a code that was typed is refused as, wherever one is asked for. */
export const codeRefusals = {
  'invalid-code': { status: 400, message: 'incorrect code', key: 'incorrect code' },
  'expired-code': {
    status: 400,
    message: 'This code has expired. Ask for a new one.',
    key: 'the code has expired',
  },
} as const satisfies RefusalRows<Pick<typeof credentialRefusals, 'invalid-code' | 'expired-code'>>;
