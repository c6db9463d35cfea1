import type { FormError } from '../forms/form-error';

/** What a refused code is told as; the key of the words in the viewer's language. */
export const codeRefusals = {
  'invalid-code': 'incorrect code',
  'expired-code': 'the code has expired',
  'too-many-attempts': 'too many attempts',
} as const satisfies Record<string, FormError>;

/** What is told where a code was asked for again too soon. */
export const tooSoon = {
  at: 'code',
  error: 'another code cannot be sent yet' satisfies FormError,
  status: 429,
};
