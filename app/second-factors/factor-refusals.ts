import type { FormError } from '../forms/form-error';

/** What a refused factor is told as; the key of the words in the viewer's language. */
export const factorRefusals = {
  'invalid-code': 'incorrect code',
  'too-many-attempts': 'too many attempts',
  'passkey-refused': 'this passkey was not accepted',
  'last-factor': 'add another one before you remove this',
} as const satisfies Record<string, FormError>;
