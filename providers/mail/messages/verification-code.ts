import { composeMessage, type Message } from './message';

export type CodePurpose = 'sign-up' | 'reset-password' | 'change-email';

interface VerificationCode {
  productName: string;
  /** Five digits. */
  code: string;
  /** Minutes the code is good for. */
  minutes: number;
  /** What the code is asked for; signing up by default. */
  purpose?: CodePurpose;
}

const words: Record<CodePurpose, { heading: string; ask: string; reason: string }> = {
  'sign-up': {
    heading: 'Confirm your e-mail address',
    ask: 'Enter this code to finish signing up.',
    reason: 'You did not sign up? Then somebody mistyped an address, and you need do nothing.',
  },
  'reset-password': {
    heading: 'Set a new password',
    ask: 'Enter this code to choose a new password.',
    reason: 'You did not ask for this? Your password stays as it is, and you need do nothing.',
  },
  'change-email': {
    heading: 'Confirm your new e-mail address',
    ask: 'Enter this code to use this address from now on.',
    reason: 'You did not ask for this? Then nothing changes, and you need do nothing.',
  },
};

/** The mail with a one-time code; subject, text and HTML each say the code exactly once. */
export function verificationCode(given: VerificationCode): Message {
  const { productName, code, minutes, purpose = 'sign-up' } = given;
  const { heading, ask, reason } = words[purpose];
  return composeMessage({
    productName,
    subject: `${code} is your ${productName} code`,
    heading,
    blocks: [
      { kind: 'text', text: ask },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `It is good for ${minutes} minutes. Nobody from ${productName} will ask you for it.`,
      },
    ],
    reason,
  });
}
