import type { FormError } from '../forms/form-error';

/** What a refused code is told as; the key of the words in the viewer's language. */
export const codeRefusals = {
  'invalid-code': 'incorrect code',
  'expired-code': 'the code has expired',
  'too-many-attempts': 'too many attempts',
} as const satisfies Record<string, FormError>;
