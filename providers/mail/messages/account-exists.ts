import { composeMessage, type Block, type Message } from './message';

interface AccountExists {
  productName: string;
  logInUrl: string;
  /** Left out where passwords cannot be reset yet. */
  resetUrl?: string;
}

/**
 * The mail to somebody who has an account and whose address was used to sign up again: the page
 * says the same for known and unknown addresses, so only the owner learns it.
 */
export function accountExists({ productName, logInUrl, resetUrl }: AccountExists): Message {
  return composeMessage({
    productName,
    subject: `You already have a ${productName} account`,
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, probably you, tried to sign up at ${productName} with this address. It has an account already, so no new one was made.`,
      },
      { kind: 'action', label: 'Log in', url: logInUrl },
      ...(resetUrl === undefined ? [] : resetBlocks(resetUrl)),
    ],
    reason: 'It was not you? Nothing has changed, and you need do nothing.',
  });
}

function resetBlocks(url: string): Block[] {
  return [
    { kind: 'text', text: 'If the password has slipped your mind, choose a new one.' },
    { kind: 'action', label: 'Reset the password', url, isSecond: true },
  ];
}
