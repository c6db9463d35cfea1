import { codeRefusals as rows, sharedRefusals } from '../../http/refusals';

/** The keys of the messages for refused codes, in the viewer's language. */
export const codeRefusals = {
  'invalid-code': rows['invalid-code'].key,
  'expired-code': rows['expired-code'].key,
  'too-many-attempts': sharedRefusals['too-many-attempts'].key,
};

/** The message for a request of another code before the wait has ended. */
export const tooSoon = {
  at: 'code',
  error: sharedRefusals['too-soon'].key,
  status: 429,
};
