import { composeMessage, type Message } from './message';

interface StaffCode {
  productName: string;
  /** Five digits. */
  code: string;
  /** Minutes the code is good for. */
  minutes: number;
}

/** The mail with the code of a staff log-in; subject, text and HTML each say the code exactly once. */
export function staffCode({ productName, code, minutes }: StaffCode): Message {
  return composeMessage({
    productName,
    subject: `${code} is your ${productName} staff code`,
    heading: 'Log in to the back office',
    blocks: [
      { kind: 'text', text: 'Enter this code to finish logging in.' },
      { kind: 'code', code },
      { kind: 'text', text: `It is good for ${minutes} minutes and for one log-in.` },
    ],
    reason:
      'You were not logging in? Somebody knows your password: change it and tell a super admin.',
  });
}
