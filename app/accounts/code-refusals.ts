import { formErrorOf } from '../kit/api/refusals';

/** What a refused code is told as; the key of the words in the viewer's language. */
export const codeRefusals = {
  'invalid-code': formErrorOf('invalid-code'),
  'expired-code': formErrorOf('expired-code'),
  'too-many-attempts': formErrorOf('too-many-attempts'),
};

/** What is told where a code was asked for again too soon. */
export const tooSoon = {
  at: 'code',
  error: formErrorOf('too-soon'),
  status: 429,
};
