import { formErrorOf } from '../kit/api/refusals';

/** What a refused factor is told as; the key of the words in the viewer's language. */
export const factorRefusals = {
  'invalid-code': formErrorOf('invalid-code'),
  'too-many-attempts': formErrorOf('too-many-attempts'),
  'passkey-refused': formErrorOf('passkey-refused'),
  'last-factor': formErrorOf('last-factor'),
};
