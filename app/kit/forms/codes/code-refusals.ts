import { codeRefusals as rows, sharedRefusals } from '../../http/refusals';

/** What a refused code is told as; the key of the words in the viewer's language. */
export const codeRefusals = {
  'invalid-code': rows['invalid-code'].key,
  'expired-code': rows['expired-code'].key,
  'too-many-attempts': sharedRefusals['too-many-attempts'].key,
};

/** What is told where a code was asked for again too soon. */
export const tooSoon = {
  at: 'code',
  error: sharedRefusals['too-soon'].key,
  status: 429,
};
